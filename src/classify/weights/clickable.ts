// Weights of the clickable classifier. Written by `skein train`; not edited by hand.
// draft
import { type GramModel, packedWeights } from '../gram-model.ts';

export const clickableModel: GramModel = {
  bias: -1.1804,
  slope: -4.4107,
  offset: 0.21202,
  weights: packedWeights(`
a:^a$=0.26 a:^ac=-0.021 a:^ad=0.1 a:^ae=0.11 a:^af=-0.011 a:^ag=-0.086 a:^al=0.3 a:^am=-0.081 a:^an=-0.058
a:^ap=0.077 a:^ar=0.32 a:^as=-0.12 a:^at=0.064 a:^au=-0.039 a:^av=-0.057 a:^aw=0.061 a:^ax=-0.018 a:^b$=-0.17
a:^ba=0.17 a:^bb=-0.051 a:^be=0.19 a:^bf=-0.062 a:^bg=-0.056 a:^bi=0.16 a:^bl=-0.35 a:^bm=-0.033 a:^bo=0.11
a:^br=-0.074 a:^bt=0.029 a:^bu=0.22 a:^bv=0.11 a:^c$=0.026 a:^ca=-0.017 a:^cb=0.025 a:^cd=0.075 a:^ce=0.12
a:^ci=-0.096 a:^ck=-0.086 a:^cl=-0.33 a:^cm=0.19 a:^co=0.28 a:^cp=0.12 a:^cs=0.12 a:^ct=-0.11 a:^cu=0.025
a:^cv=-0.052 a:^d$=0.31 a:^db=0.081 a:^dc=0.028 a:^de=-0.18 a:^di=0.47 a:^do=0.13 a:^dr=0.097 a:^ds=-0.11
a:^du=0.13 a:^dv=0.11 a:^e$=0.35 a:^ec=0.06 a:^ed=-0.051 a:^eg=-0.1 a:^ei=-0.16 a:^el=0.14 a:^en=0.068
a:^ep=0.027 a:^er=-0.05 a:^eu=-0.052 a:^ev=0.039 a:^ex=0.32 a:^ey=-0.03 a:^f$=-0.11 a:^fa=0.1 a:^fb=-0.11
a:^fc=0.23 a:^fe=-0.056 a:^fh=0.11 a:^fi=-0.1 a:^fl=-0.012 a:^fo=-0.35 a:^fs=-0.14 a:^fu=-0.047 a:^fy=-0.13
a:^fz=-0.032 a:^fü=0.014 a:^g$=-0.018 a:^ga=-0.17 a:^gd=-0.025 a:^ge=0.22 a:^gh=0.016 a:^go=0.23 a:^gp=-0.011
a:^gq=-0.067 a:^gr=0.19 a:^gt=-0.1 a:^gu=0.15 a:^ha=0.15 a:^he=0.14 a:^hi=0.36 a:^ho=-0.05 a:^hr=-0.15
a:^ht=-0.039 a:^hw=0.11 a:^hy=-0.051 a:^i$=0.12 a:^ic=0.5 a:^id=0.41 a:^if=0.012 a:^il=0.061 a:^im=-0.048
a:^it=0.043 a:^j$=0.2 a:^ja=-0.082 a:^jb=0.16 a:^je=-0.029 a:^jh=-0.052 a:^ji=-0.032 a:^jm=0.034 a:^jo=-0.012
a:^jp=0.061 a:^jr=-0.13 a:^js=-0.09 a:^ju=-0.097 a:^k$=-0.22 a:^ka=0.061 a:^kc=-0.086 a:^ke=0.086 a:^kf=-0.01
a:^ki=0.14 a:^kk=0.19 a:^kl=0.09 a:^km=-0.052 a:^ko=-0.023 a:^kw=-0.086 a:^kz=-0.1 a:^l$=0.05 a:^la=-0.062
a:^le=0.058 a:^lf=0.019 a:^li=0.15 a:^ln=-0.16 a:^lo=0.13 a:^lv=-0.041 a:^lz=-0.086 a:^m$=0.22 a:^ma=0.2
a:^md=0.42 a:^me=0.33 a:^mi=-0.11 a:^ml=-0.046 a:^mn=-0.045 a:^mo=0.38 a:^mr=0.21 a:^ms=-0.08 a:^mu=0.023
a:^my=0.08 a:^n$=0.028 a:^na=-0.14 a:^ne=0.16 a:^ni=0.08 a:^nl=0.11 a:^no=0.14 a:^nu=0.38 a:^nx=-0.032
a:^o$=0.13 a:^oc=-0.14 a:^of=-0.012 a:^ok=0.11 a:^om=0.019 a:^on=-0.066 a:^oo=-0.052 a:^op=0.093 a:^or=-0.028
a:^ou=-0.22 a:^ov=-0.067 a:^p$=0.22 a:^pa=0.1 a:^pe=0.054 a:^ph=0.11 a:^pi=-0.22 a:^pk=0.034 a:^pl=0.14
a:^pm=0.12 a:^pn=0.034 a:^po=0.45 a:^pr=-0.36 a:^ps=0.034 a:^pt=0.061 a:^pu=0.026 a:^px=-0.011 a:^py=-0.016
a:^q$=0.034 a:^qi=0.21 a:^qp=0.11 a:^qu=-0.22 a:^qw=0.11 a:^r$=0.22 a:^ra=0.18 a:^rc=0.077 a:^rd=0.073
a:^re=-0.46 a:^ri=-0.18 a:^ro=-0.2 a:^rt=-0.06 a:^rx=-0.086 a:^s$=-0.054 a:^sa=0.036 a:^sc=-0.058 a:^se=-0.42
a:^sh=-0.03 a:^si=-0.27 a:^sk=-0.24 a:^sm=-0.13 a:^so=-0.24 a:^sp=-0.11 a:^st=-0.08 a:^su=-0.61 a:^sv=-0.15
a:^sw=-0.062 a:^sy=0.061 a:^t$=0.1 a:^ta=-0.047 a:^td=-0.02 a:^te=0.21 a:^tf=-0.086 a:^th=-0.26 a:^ti=-0.34
a:^tl=0.11 a:^to=0.14 a:^tp=-0.046 a:^tr=0.46 a:^tt=-0.033 a:^tu=0.19 a:^tv=-0.086 a:^tw=-0.031 a:^tx=-0.27
a:^ty=-0.03 a:^u$=0.034 a:^ug=-0.083 a:^uh=-0.01 a:^uk=0.032 a:^ul=-0.016 a:^um=0.047 a:^un=0.23 a:^uo=0.027
a:^up=0.2 a:^us=0.028 a:^ut=0.18 a:^v$=-0.12 a:^va=0.11 a:^vc=-0.046 a:^ve=-0.16 a:^vi=0.14 a:^vo=0.069
a:^vw=0.023 a:^w$=-0.047 a:^wa=0.049 a:^we=0.078 a:^wh=0.07 a:^wi=-0.045 a:^wk=-0.067 a:^wo=0.086 a:^wp=-0.2
a:^wq=0.034 a:^wr=-0.11 a:^ww=0.099 a:^x$=0.11 a:^xq=0.034 a:^xs=-0.17 a:^ya=-0.016 a:^yl=0.11 a:^yo=-0.052
a:^yw=0.013 a:^yz=-0.03 a:^z$=0.16 a:^zd=-0.1 a:^ze=0.2 a:^zo=-0.12 a:^öf=0.16 a:aat=0.061 a:ab$=-0.37
a:aba=-0.028 a:abe=-0.11 a:abl=-0.22 a:abs=-0.027 a:ac$=-0.051 a:acc=-0.059 a:ace=-0.082 a:ach=-0.011
a:aci=-0.028 a:ack=0.07 a:act=-0.057 a:ad$=0.54 a:ada=0.072 a:add=0.027 a:ade=0.046 a:adi=0.19 a:adl=0.026
a:ae$=0.11 a:aft=-0.011 a:ag$=-0.012 a:age=0.14 a:ahl=-0.11 a:ahr=0.069 a:aic=-0.052 a:ain=0.4 a:air=-0.25
a:ak$=0.061 a:al$=-0.099 a:ala=0.061 a:ale=-0.028 a:ali=0.091 a:alk=0.11 a:all=0.35 a:alo=-0.03 a:als=-0.11
a:alt=0.12 a:alu=-0.025 a:aly=-0.033 a:am$=-0.31 a:ame=0.099 a:amp=-0.11 a:an$=0.056 a:ana=-0.051 a:anc=0.06
a:and=0.35 a:ang=-0.12 a:ani=0.033 a:ank=0.14 a:ann=0.024 a:ans=-0.085 a:ant=0.012 a:anz=0.06 a:ap$=0.16
a:apa=0.015 a:api=-0.016 a:app=-0.029 a:aps=0.14 a:ar$=-0.16 a:arb=0.16 a:arc=-0.087 a:ard=-0.3 a:are=-0.037
a:arg=-0.064 a:ari=0.15 a:ark=0.11 a:arr=0.12 a:ars=0.056 a:art=0.5 a:ary=-0.19 a:arz=-0.11 a:as$=0.17
a:ase=-0.04 a:ash=0.023 a:asi=0.061 a:asp=-0.06 a:ast=0.073 a:asy=-0.011 a:at$=0.44 a:ata=-0.13 a:atc=0.079
a:ate=-0.15 a:ath=0.023 a:ati=0.11 a:att=-0.011 a:auf=-0.11 a:aus=0.14 a:aut=-0.052 a:ava=-0.047 a:avb=-0.057
a:ave=-0.025 a:avg=-0.011 a:avi=-0.071 a:aws=0.061 a:ax$=0.25 a:axi=-0.018 a:ay$=0.27 a:aye=-0.065
a:azy=-0.047 a:bac=0.02 a:bal=-0.087 a:ban=-0.028 a:bar=-0.12 a:bb$=-0.051 a:bbl=0.22 a:be$=0.23 a:bef=0.14
a:bei=-0.037 a:bel=-0.11 a:ber=0.13 a:bf$=-0.062 a:bg$=-0.056 a:big=0.1 a:bil=-0.028 a:bis=0.061 a:bit=0.069
a:bla=-0.053 a:ble=-0.012 a:bli=-0.098 a:blo=0.16 a:blu=-0.25 a:bmi=-0.58 a:boa=-0.14 a:bol=0.24 a:boo=-0.022
a:bor=0.018 a:bot=-0.05 a:bra=0.057 a:brl=-0.11 a:bs$=0.041 a:btn=0.029 a:bua=0.08 a:bub=0.22 a:bus=-0.015
a:but=0.11 a:bv$=0.073 a:bvv=0.11 a:ca$=-0.07 a:cal=-0.13 a:can=-0.018 a:cap=-0.11 a:cat=0.096 a:cbs=0.025
a:cco=-0.052 a:cd$=0.15 a:ce$=-0.06 a:ceb=-0.022 a:cen=0.098 a:ces=-0.03 a:cfs=-0.086 a:ch$=-0.02 a:cha=0.027
a:chb=0.079 a:che=-0.031 a:chm=-0.011 a:cho=0.13 a:chr=0.14 a:cht=-0.033 a:ci$=-0.086 a:cia=0.1 a:cig=-0.086
a:cio=-0.028 a:cip=0.14 a:cir=-0.011 a:ck$=0.071 a:cke=0.14 a:ckg=0.056 a:cki=0.2 a:cks=-0.011 a:ckt=-0.086
a:ckw=-0.086 a:cl$=0.079 a:cle=0.18 a:cli=-0.1 a:clk=0.037 a:clo=-0.27 a:cms=0.23 a:co$=-0.086 a:col=-0.046
a:com=0.16 a:con=0.38 a:coo=-0.027 a:cor=-0.11 a:cou=0.63 a:cov=0.079 a:cox=-0.086 a:cp$=0.11 a:cre=-0.047
a:cro=-0.16 a:cs$=-0.016 a:css=0.12 a:ct$=-0.13 a:cta=-0.063 a:cte=-0.27 a:cti=-0.11 a:cto=-0.052 a:cur=0.053
a:cus=-0.012 a:cv$=0.061 a:da$=0.15 a:dal=-0.025 a:dan=-0.13 a:dar=0.16 a:das=-0.028 a:dat=-0.087 a:dav=0.027
a:db$=0.1 a:dba=-0.036 a:dd$=0.11 a:dde=0.13 a:ddi=-0.075 a:de$=0.12 a:dea=0.027 a:deb=-0.18 a:ded=0.3
a:del=-0.036 a:dem=0.14 a:den=0.033 a:der=0.11 a:des=0.06 a:det=0.061 a:dex=-0.018 a:dg$=-0.02 a:di$=0.061
a:dia=0.15 a:die=0.24 a:din=0.017 a:dio=-0.048 a:dis=0.22 a:dit=-0.033 a:diu=0.057 a:dli=0.026 a:do$=0.19
a:dom=-0.062 a:dot=0.088 a:dow=-0.034 a:dpv=0.073 a:dr$=0.11 a:dro=-0.067 a:dsq=-0.11 a:dth=0.014 a:du$=-0.1
a:dui=-0.16 a:dun=0.14 a:dvr=0.11 a:ea$=-0.051 a:eac=-0.06 a:ead=0.25 a:eal=0.061 a:eam=-0.21 a:ear=-0.087
a:eas=0.035 a:eb$=-0.067 a:eba=-0.18 a:ebe=0.027 a:ebl=0.069 a:ebo=-0.13 a:ech=0.068 a:eci=-0.062 a:eco=-0.073
a:ect=-0.32 a:ed$=-0.27 a:edd=0.1 a:edi=0.1 a:eed=-0.1 a:ef$=-0.1 a:efe=0.14 a:efo=0.14 a:eft=-0.058
a:efy=-0.15 a:eg$=0.049 a:ega=-0.038 a:egl=-0.1 a:ego=-0.04 a:ehr=0.06 a:eic=0.16 a:eig=0.07 a:eil=-0.041
a:ein=-0.16 a:el$=-0.092 a:ela=-0.063 a:eld=0.14 a:ell=-0.043 a:elp=-0.036 a:elu=-0.032 a:em$=0.1 a:emb=-0.03
a:eme=0.15 a:emi=-0.28 a:ems=0.12 a:en$=0.15 a:enc=0.08 a:end=-0.06 a:ene=-0.38 a:enf=-0.02 a:eng=0.061
a:eno=0.11 a:ens=-0.016 a:ent=0.56 a:enu=-0.34 a:env=-0.086 a:epe=0.061 a:epl=-0.3 a:equ=0.08 a:er$=-0.33
a:ere=-0.1 a:eri=0.13 a:erk=-0.05 a:erl=-0.016 a:erm=0.014 a:ern=0.06 a:ero=0.34 a:err=0.11 a:ers=0.078
a:ert=-0.094 a:eru=-0.01 a:es$=-0.38 a:esc=0.061 a:ese=0.35 a:ess=-0.1 a:est=0.088 a:et$=0.064 a:eta=0.43
a:eti=0.061 a:ett=-0.076 a:etu=-0.03 a:etz=-0.017 a:eue=-0.063 a:eur=-0.01 a:eve=-0.098 a:evr=-0.064
a:ew$=0.011 a:ewa=0.13 a:ews=-0.12 a:ex$=-0.13 a:exp=0.27 a:ext=0.2 a:ey$=0.079 a:eyh=0.12 a:fa$=0.23
a:fac=-0.098 a:fal=-0.11 a:fb$=-0.11 a:fcm=0.23 a:fe$=-0.1 a:fee=-0.1 a:fer=0.14 a:ff$=-0.037 a:ffi=-0.012
a:ffn=0.16 a:fh$=0.11 a:fhc=0.11 a:fic=-0.15 a:fie=0.16 a:fil=-0.012 a:fle=-0.073 a:flo=0.061 a:fn$=-0.087
a:fne=0.16 a:foc=-0.012 a:fol=0.2 a:fon=-0.038 a:foo=0.02 a:for=-0.036 a:fso=-0.086 a:fsz=-0.14 a:ft$=0.15
a:fte=-0.011 a:fto=-0.045 a:ful=-0.047 a:fun=0.061 a:fy$=0.12 a:fyr=-0.35 a:fz$=-0.01 a:fzo=-0.032 a:für=0.014
a:ga$=-0.17 a:gal=0.06 a:gat=-0.06 a:ge$=0.19 a:ged=-0.016 a:gen=-0.056 a:ger=0.014 a:ges=0.3 a:get=-0.023
a:gg$=0.034 a:gge=0.21 a:ggg=0.034 a:ggl=-0.13 a:gho=-0.062 a:ght=-0.059 a:gin=-0.046 a:gl$=-0.1 a:gle=-0.17
a:glo=-0.087 a:gme=-0.079 a:gn$=0.032 a:gna=0.069 a:gni=-0.058 a:go$=0.034 a:gor=-0.04 a:got=0.15 a:gp$=-0.011
a:gra=0.19 a:gro=0.056 a:gs$=-0.087 a:gt$=0.069 a:gtm=-0.1 a:gul=0.025 a:gun=0.075 a:hab=-0.028 a:har=-0.18
a:has=0.18 a:hat=0.14 a:hbl=0.079 a:hcv=0.11 a:he$=-0.11 a:hea=0.22 a:hem=-0.035 a:hen=-0.036 a:her=0.049
a:hev=-0.064 a:hi$=-0.052 a:hid=0.13 a:hin=-0.052 a:hip=-0.03 a:his=0.14 a:hit=0.11 a:hiu=0.14 a:hl$=-0.11
a:hme=-0.011 a:hna=0.025 a:ho$=0.075 a:hor=0.013 a:hos=-0.062 a:hot=-0.057 a:hov=-0.013 a:how=0.2 a:hq$=-0.052
a:hr$=0.05 a:hre=0.032 a:hrf=-0.045 a:ht$=-0.064 a:htm=-0.068 a:htt=-0.034 a:hun=0.18 a:hw$=0.11 a:ia$=0.23
a:ial=0.15 a:ibe=0.2 a:ibl=-0.037 a:ic$=0.012 a:ica=-0.23 a:ich=0.15 a:ici=0.13 a:ick=0.094 a:icl=0.19
a:ico=0.41 a:ics=-0.016 a:ict=-0.071 a:id$=0.2 a:ida=-0.028 a:idd=-0.011 a:ide=0.12 a:idt=0.014 a:ie$=-0.033
a:ieb=0.027 a:ier=-0.09 a:ies=0.21 a:iew=0.14 a:ifi=0.11 a:ify=0.12 a:iga=-0.06 a:ige=0.053 a:igg=0.22
a:igh=-0.059 a:ign=-0.07 a:ih$=0.077 a:ik$=0.061 a:ike=0.099 a:ild=-0.038 a:ile=-0.068 a:ili=0.028 a:ill=0.19
a:im$=0.042 a:ima=0.034 a:ime=-0.028 a:img=-0.14 a:imi=0.26 a:imm=-0.11 a:in$=-0.19 a:inc=-0.046 a:ind=-0.12
a:ine=0.38 a:ing=0.6 a:inh=0.034 a:ini=0.033 a:ink=-0.23 a:inl=0.18 a:inn=0.014 a:ino=-0.16 a:ins=-0.11
a:int=-0.13 a:inv=0.067 a:ion=-0.011 a:ios=0.13 a:ip$=-0.083 a:ipa=0.14 a:iqu=-0.02 a:ir$=0.15 a:ira=-0.11
a:irc=-0.011 a:ire=-0.26 a:iro=-0.16 a:is$=0.061 a:isa=0.015 a:isc=-0.033 a:isi=0.038 a:isp=0.077 a:isq=0.27
a:ist=-0.16 a:isu=0.2 a:it$=-0.061 a:ita=0.06 a:itc=-0.062 a:ite=-0.067 a:ith=0.15 a:iti=0.31 a:itl=-0.3
a:itt=-0.031 a:itu=0.069 a:ity=0.099 a:ium=-0.16 a:iva=-0.028 a:ive=-0.21 a:ix$=0.08 a:jam=-0.052 a:jap=-0.03
a:jhq=-0.052 a:ji$=-0.032 a:jm$=0.034 a:job=-0.012 a:jr$=-0.046 a:js$=-0.09 a:juk=-0.052 a:jum=-0.16
a:jus=0.12 a:kas=0.061 a:kcf=-0.086 a:ked=-0.056 a:kel=0.15 a:ken=-0.05 a:ker=0.14 a:kes=0.12 a:ket=0.061
a:kgr=0.056 a:kie=-0.027 a:kil=0.075 a:kin=0.21 a:kip=-0.13 a:kkz=0.11 a:kl$=0.034 a:kli=0.056 a:km$=-0.052
a:kom=-0.023 a:kr$=0.034 a:kra=0.079 a:ks$=-0.017 a:ksh=-0.011 a:ksn=0.11 a:kt$=-0.2 a:ku$=0.061 a:kw$=-0.086
a:kwc=-0.086 a:kzf=-0.1 a:kzs=0.11 a:la$=0.033 a:lab=-0.13 a:lai=0.26 a:lap=0.14 a:lar=0.025 a:las=0.073
a:lat=-0.063 a:lau=0.079 a:lay=-0.018 a:laz=-0.047 a:lbs=-0.027 a:ld$=0.15 a:lde=-0.066 a:ldu=0.14 a:le$=-0.11
a:lea=0.075 a:lec=-0.26 a:led=-0.076 a:lef=-0.058 a:leg=-0.037 a:lem=0.2 a:les=0.03 a:let=-0.03 a:lev=-0.14
a:lex=-0.073 a:lf$=0.019 a:lh$=-0.016 a:lib=0.27 a:lic=-0.043 a:lid=-0.08 a:lie=0.069 a:lig=0.11 a:lik=-0.06
a:lim=0.23 a:lin=-0.082 a:lis=-0.15 a:lit=0.17 a:liv=-0.15 a:lk$=-0.014 a:ll$=0.2 a:lla=0.14 a:lle=-0.017
a:lli=0.075 a:llo=0.55 a:lly=0.17 a:lnk=-0.16 a:lo$=-0.011 a:loa=0.35 a:lob=-0.087 a:loc=0.13 a:loo=-0.011
a:lop=-0.086 a:lor=-0.069 a:los=-0.27 a:low=0.52 a:lpl=-0.036 a:ls$=0.13 a:lse=-0.11 a:lt$=0.37 a:lte=-0.071
a:lth=0.061 a:lti=0.026 a:lu$=-0.032 a:lue=-0.28 a:lum=0.098 a:lur=0.034 a:lus=-0.039 a:lvl=-0.041 a:ly$=-0.25
a:lyt=-0.016 a:lz$=-0.086 a:lät=-0.036 a:mac=-0.051 a:mag=-0.055 a:mai=-0.052 a:mal=0.079 a:man=0.052
a:mas=-0.056 a:mat=0.037 a:max=0.25 a:mb$=0.038 a:mbe=-0.12 a:mbo=0.12 a:mc$=0.077 a:md$=0.34 a:me$=0.12
a:med=0.16 a:meh=0.06 a:mel=0.14 a:mem=-0.03 a:men=0.29 a:mer=-0.086 a:mes=-0.087 a:met=0.37 a:mg$=-0.14
a:mia=-0.03 a:min=-0.11 a:mit=-0.32 a:miu=-0.26 a:ml$=-0.11 a:mm$=0.013 a:mme=0.3 a:mmo=-0.011 a:mn$=0.098
a:mnu=-0.045 a:mo$=-0.011 a:mob=-0.027 a:mod=-0.025 a:mon=0.23 a:mor=0.23 a:mot=-0.033 a:mp$=-0.27
a:mpo=-0.047 a:mpt=-0.049 a:mr$=0.21 a:ms$=0.32 a:msm=-0.11 a:mst=-0.08 a:mun=0.061 a:mus=0.023 a:mx$=0.11
a:my$=0.068 a:na$=0.045 a:nac=-0.028 a:nad=0.081 a:nal=-0.063 a:nam=0.062 a:nav=-0.15 a:nb$=0.26 a:nc$=-0.011
a:nce=-0.036 a:nch=0.06 a:nco=0.03 a:ncr=0.033 a:nd$=0.16 a:nda=0.12 a:nde=0.27 a:ndi=0.045 a:ne$=0.11
a:ned=-0.058 a:nen=0.11 a:ner=-0.14 a:nes=-0.049 a:neu=-0.063 a:new=-0.099 a:nex=0.096 a:nfa=-0.02 a:ng$=0.65
a:nge=-0.19 a:ngs=-0.026 a:ngu=0.025 a:nhe=0.034 a:ni$=0.085 a:nin=-0.033 a:nis=0.075 a:nit=0.34 a:nk$=-0.2
a:nke=-0.056 a:nks=-0.017 a:nli=0.36 a:nlt=0.11 a:nly=-0.11 a:nme=0.075 a:nn$=0.077 a:nne=0.038 a:nno=-0.036
a:no$=-0.21 a:nod=0.18 a:nof=0.26 a:nom=-0.015 a:non=0.093 a:noo=-0.38 a:nor=0.21 a:not=0.028 a:np$=0.034
a:ns$=-0.4 a:nse=-0.035 a:nsf=0.078 a:nsw=-0.11 a:nt$=0.83 a:nta=0.17 a:ntc=0.019 a:nte=0.074 a:nti=0.041
a:nto=-0.097 a:ntr=-0.11 a:nts=0.41 a:ntt=0.06 a:nu$=-0.22 a:nul=0.18 a:num=0.023 a:nut=0.17 a:nvi=-0.012
a:nxb=-0.032 a:nze=0.18 a:oad=0.29 a:oar=-0.14 a:oba=-0.087 a:obi=-0.027 a:obs=-0.012 a:obu=0.08 a:oca=0.025
a:oci=0.18 a:ock=0.1 a:oco=-0.086 a:oct=-0.051 a:ocu=-0.012 a:oda=-0.025 a:odd=0.11 a:ode=0.17 a:oe$=0.046
a:off=-0.012 a:ofo=0.26 a:og$=-0.043 a:ogg=-0.076 a:ogo=-0.084 a:oin=0.038 a:ok$=-0.022 a:oke=0.061
a:oki=-0.027 a:oks=0.11 a:ol$=0.11 a:old=0.034 a:ole=-0.016 a:oli=-0.08 a:oll=0.31 a:olo=-0.06 a:ols=0.073
a:olt=0.026 a:olu=0.098 a:om$=0.25 a:omb=-0.095 a:ome=0.21 a:omm=0.4 a:omp=-0.097 a:omy=-0.012 a:on$=0.62
a:ona=-0.028 a:onc=-0.049 a:ond=-0.023 a:one=-0.012 a:onl=0.062 a:ono=-0.015 a:ons=-0.26 a:ont=-0.074
a:onz=0.12 a:oo$=-0.14 a:ook=-0.049 a:ool=0.33 a:oom=-0.21 a:oop=-0.39 a:oot=0.02 a:op$=-0.39 a:opd=-0.016
a:ope=-0.31 a:opl=-0.14 a:opt=-0.093 a:opu=-0.06 a:or$=-0.037 a:ore=0.47 a:org=-0.028 a:orl=0.059 a:orm=-0.15
a:ort=-0.34 a:ory=0.26 a:os$=0.1 a:ose=-0.32 a:osi=0.23 a:ost=0.26 a:ot$=-0.12 a:ota=0.061 a:ote=0.02
a:oti=0.028 a:oto=0.067 a:ott=0.19 a:oun=0.72 a:our=-0.033 a:out=-0.25 a:ove=0.042 a:ow$=0.8 a:owe=-0.075
a:own=-0.034 a:oxr=-0.086 a:oz$=-0.032 a:pac=-0.011 a:pad=-0.042 a:pag=0.19 a:pal=0.06 a:pan=0.19 a:pap=-0.016
a:par=0.084 a:pat=0.16 a:pb$=-0.025 a:pdo=-0.016 a:pe$=-0.12 a:pec=-0.062 a:pen=-0.16 a:per=-0.053
a:pho=-0.047 a:pi$=-0.016 a:pic=-0.071 a:pis=0.027 a:pkr=0.034 a:pla=0.28 a:ple=-0.14 a:pli=0.022 a:plo=-0.016
a:plu=-0.066 a:ply=-0.35 a:plä=-0.036 a:pm$=-0.027 a:pmc=0.077 a:pnp=0.034 a:pod=0.069 a:poi=0.038
a:pon=-0.047 a:pop=-0.06 a:pos=0.56 a:pot=0.042 a:pp$=0.077 a:ppe=-0.16 a:pre=-0.2 a:pri=-0.2 a:pro=-0.04
a:ps$=0.11 a:pse=0.14 a:psn=0.034 a:pt$=0.061 a:pta=-0.13 a:pte=0.023 a:pti=-0.065 a:pul=0.026 a:pup=-0.06
a:pv$=0.073 a:px$=-0.011 a:qi$=0.21 a:qid=-0.052 a:qps=0.11 a:qt$=0.16 a:que=-0.24 a:qus=0.27 a:qww=0.11
a:ra$=-0.076 a:rac=0.11 a:rad=0.057 a:rai=0.079 a:ral=-0.017 a:ram=-0.13 a:ran=0.28 a:rap=-0.11 a:rar=-0.037
a:ras=0.061 a:rat=-0.011 a:ray=0.19 a:rbe=0.16 a:rc$=0.089 a:rch=-0.087 a:rcl=-0.011 a:rd$=-0.037 a:rde=0.045
a:rdm=-0.11 a:rdp=0.073 a:rdu=-0.16 a:re$=-0.27 a:rea=-0.25 a:reb=0.069 a:rec=-0.06 a:red=0.075 a:ref=0.013
a:rei=0.16 a:rel=0.074 a:rem=-0.26 a:ren=-0.21 a:rep=-0.3 a:rer=0.14 a:res=-0.27 a:ret=-0.03 a:rey=0.12
a:rft=-0.045 a:rga=-0.028 a:rge=-0.023 a:rgi=-0.041 a:rh$=0.11 a:rhe=0.069 a:ri$=-0.11 a:ric=0.025
a:rif=-0.037 a:rig=0.19 a:rim=-0.016 a:rin=0.022 a:rit=-0.053 a:rk$=-0.015 a:rke=0.069 a:rla=-0.027
a:rld=0.086 a:rli=-0.1 a:rm$=-0.16 a:rma=0.026 a:rn$=-0.12 a:rna=0.06 a:ro$=0.35 a:rof=-0.06 a:rok=0.061
a:rol=-0.24 a:ron=-0.064 a:roo=-0.16 a:rop=-0.016 a:rou=0.12 a:row=0.014 a:rp$=0.11 a:rre=0.14 a:rro=0.12
a:rs$=0.2 a:rst=-0.017 a:rt$=-0.21 a:rti=0.27 a:rtl=-0.06 a:rtu=-0.16 a:run=-0.01 a:rwi=-0.033 a:ry$=0.053
a:rza=-0.11 a:sab=-0.058 a:sav=-0.025 a:sc$=0.2 a:sch=0.078 a:sco=-0.011 a:scr=-0.16 a:se$=-0.58 a:sea=-0.087
a:sec=-0.023 a:sed=-0.076 a:sel=-0.29 a:sen=0.36 a:seo=0.061 a:set=-0.16 a:sfo=0.078 a:sgg=0.034 a:sha=-0.26
a:sho=0.22 a:si$=0.061 a:sia=0.14 a:sib=-0.037 a:sic=-0.01 a:sid=-0.18 a:sie=-0.017 a:sig=-0.18 a:sin=0.011
a:sit=0.25 a:sk$=-0.056 a:ska=-0.11 a:ski=-0.19 a:skt=-0.053 a:sm$=-0.23 a:sn$=0.034 a:snd=0.11 a:so$=-0.086
a:soc=0.18 a:sol=-0.08 a:son=-0.044 a:sor=-0.34 a:spa=0.06 a:spe=-0.062 a:spl=0.077 a:spo=-0.018 a:spr=-0.087
a:sq$=-0.11 a:sqi=-0.052 a:squ=0.27 a:sr$=-0.13 a:src=0.012 a:srh=0.11 a:ss$=0.075 a:sse=-0.07 a:st$=0.042
a:sta=0.012 a:ste=0.12 a:sti=0.12 a:stm=0.079 a:sto=0.3 a:str=-0.14 a:sty=-0.11 a:sua=0.2 a:sub=-0.61
a:svg=-0.15 a:swe=-0.11 a:swi=-0.062 a:sym=0.061 a:syn=-0.011 a:ta$=0.25 a:tab=-0.43 a:tac=-0.011 a:tag=0.074
a:tai=-0.23 a:tal=0.11 a:tap=0.16 a:tar=0.031 a:tat=0.12 a:tch=0.017 a:tco=0.28 a:td$=-0.02 a:te$=0.017
a:ted=-0.11 a:teg=-0.04 a:tei=-0.041 a:tel=-0.017 a:tem=0.023 a:ten=0.44 a:ter=0.29 a:tex=0.13 a:th$=0.091
a:the=-0.19 a:thi=0.072 a:tho=-0.047 a:tia=0.078 a:tic=0.13 a:tid=-0.027 a:tie=-0.25 a:tif=0.31 a:tik=0.22
a:til=0.038 a:tin=0.12 a:tio=0.017 a:tip=0.095 a:tit=-0.3 a:tiv=-0.091 a:tl$=0.017 a:tle=-0.3 a:tli=-0.12
a:tls=0.11 a:tm$=-0.1 a:tml=-0.068 a:tn$=0.029 a:to$=0.29 a:tog=-0.13 a:tom=0.17 a:ton=0.19 a:too=0.33
a:top=-0.52 a:tor=0.29 a:tos=-0.028 a:tou=-0.033 a:tp$=-0.064 a:tps=-0.017 a:tra=0.2 a:tre=-0.1 a:tri=0.15
a:tro=-0.014 a:try=-0.037 a:ts$=0.47 a:tt$=-0.033 a:tta=-0.011 a:tte=0.054 a:tti=-0.076 a:tto=0.1 a:ttp=-0.034
a:ttr=0.06 a:tua=-0.16 a:tum=0.18 a:tun=0.075 a:tur=-0.03 a:tvs=-0.086 a:twa=0.079 a:twi=-0.031 a:two=-0.033
a:txt=-0.27 a:ty$=0.099 a:tyl=-0.11 a:typ=-0.03 a:tzc=-0.036 a:tze=0.17 a:ual=0.047 a:ub$=-0.067 a:ubb=0.22
a:ubm=-0.58 a:ue$=-0.27 a:uel=-0.02 a:uer=-0.083 a:ues=-0.22 a:uet=0.13 a:uf$=-0.11 a:ugu=-0.11 a:uhr=-0.01
a:uil=-0.037 a:uin=-0.16 a:uk$=-0.099 a:ula=0.025 a:ull=0.16 a:ult=-0.016 a:um$=0.087 a:umb=-0.09 a:umn=0.098
a:ump=-0.16 a:umx=0.11 a:un$=0.061 a:unc=0.043 a:und=0.17 a:ung=0.19 a:uni=0.34 a:unn=0.12 a:unt=0.63
a:uoe=0.11 a:uoo=-0.086 a:up$=0.14 a:ur$=0.061 a:ura=0.034 a:ure=-0.01 a:uri=-0.033 a:urn=-0.03 a:us$=0.41
a:usa=-0.012 a:use=0.059 a:usg=0.034 a:usi=0.049 a:ust=0.02 a:ut$=0.013 a:uth=-0.052 a:uti=0.038 a:utl=-0.12
a:utt=0.11 a:utz=0.17 a:uu$=-0.02 a:va$=0.081 a:val=-0.025 a:var=0.056 a:vas=-0.028 a:vat=-0.047 a:vba=-0.057
a:ve$=-0.088 a:vef=-0.15 a:vel=-0.22 a:ven=0.012 a:ver=-0.098 a:ves=0.079 a:vg$=-0.16 a:via=-0.028
a:vic=-0.038 a:vid=0.027 a:vie=0.14 a:vig=-0.06 a:vir=-0.16 a:vis=0.16 a:vl$=-0.041 a:vm$=0.09 a:von=0.069
a:vro=-0.064 a:vrp=0.11 a:vs$=-0.086 a:vv$=0.11 a:vw$=-0.011 a:vwj=0.034 a:wah=0.069 a:wal=-0.025 a:was=0.075
a:wat=0.079 a:wck=-0.086 a:wei=0.078 a:wer=-0.19 a:whi=0.07 a:wi$=-0.086 a:wid=0.014 a:wis=-0.033 a:wit=-0.066
a:wj$=0.034 a:wn$=-0.034 a:wor=0.053 a:wp$=-0.017 a:wpe=-0.038 a:wq$=0.034 a:wra=-0.11 a:ws$=-0.26 a:wsi=0.061
a:wst=0.14 a:ww$=0.21 a:www=0.099 a:xb$=-0.032 a:xio=-0.018 a:xpa=0.31 a:xpl=-0.035 a:xq$=0.034 a:xr$=-0.086
a:xs$=-0.14 a:xt$=-0.039 a:xtr=-0.033 a:yer=-0.065 a:yl$=0.11 a:yle=-0.11 a:ymb=0.061 a:ync=-0.011
a:you=-0.081 a:ype=-0.03 a:yre=-0.35 a:yti=-0.016 a:zah=-0.11 a:zch=-0.036 a:zdu=-0.1 a:zei=0.06 a:zen=-0.01
a:zer=0.49 a:zfe=-0.15 a:zoz=-0.032 a:zs$=0.11 a:zy$=-0.047 a:ätz=-0.036 a:öff=0.16 a:ür$=0.014 f:^ar=0.06
f:^co=0.52 f:^di=0.35 f:^ju=0.089 f:^ko=0.1 f:^li=0.23 f:^ma=-0.012 f:^me=-0.038 f:^mo=-0.038 f:^na=-0.27
f:^re=0.12 f:^sf=0.078 f:^sk=-0.13 f:^th=0.35 f:^wr=0.12 f:ad$=0.35 f:ade=0.17 f:ain=-0.012 f:app=0.12
f:are=0.3 f:av$=-0.27 f:bil=-0.038 f:com=0.53 f:con=-0.012 f:der=0.17 f:dis=0.35 f:ead=0.52 f:ent=0.62
f:er$=0.29 f:esp=0.038 f:ew$=-0.083 f:for=0.012 f:hre=0.35 f:iew=-0.083 f:ile=-0.038 f:in$=-0.012 f:ink=-0.13
f:ipl=-0.13 f:isq=0.35 f:ist=0.078 f:jum=0.089 f:kip=-0.13 f:kom=0.1 f:le$=-0.038 f:lin=0.019 f:lis=0.078
f:mai=-0.012 f:men=0.59 f:mme=0.63 f:mob=-0.038 f:mp$=0.089 f:nav=-0.27 f:nd$=0.038 f:nk$=-0.13 f:nt$=0.3
f:nta=0.1 f:nte=-0.28 f:nts=0.34 f:obi=-0.038 f:omm=0.63 f:ond=0.038 f:ont=-0.012 f:orm=0.012 f:per=0.12
f:pli=-0.13 f:pon=0.038 f:ppe=0.12 f:qus=0.35 f:rap=0.12 f:re$=0.24 f:rea=0.58 f:res=0.038 f:rm$=0.14
f:sf$=0.078 f:ski=-0.13 f:spo=0.038 f:squ=0.35 f:st$=-0.087 f:tar=0.1 f:ten=-0.012 f:thr=0.35 f:ts$=0.34
f:ump=0.089 f:us$=0.35 f:vie=-0.083 f:wra=0.12 has:control=0.05 has:count=2.4 has:no-text=-0.045
has:number=-0.018 has:sentence=-0.32 is:a=-1 is:button=0.11 is:page=-1.7 is:page-place=0.79 is:within=0.31
p:^ac=0.18 p:^ar=0.041 p:^as=0.16 p:^ax=0.029 p:^ba=-0.012 p:^be=0.045 p:^br=0.045 p:^bu=-0.019 p:^ca=-0.15
p:^ch=-0.12 p:^co=0.24 p:^de=-0.1 p:^di=-0.011 p:^ec=0.36 p:^en=-0.027 p:^es=-0.049 p:^ev=-0.058 p:^f$=-0.085
p:^fb=0.11 p:^fi=-0.083 p:^fo=-0.23 p:^ga=0.076 p:^hu=0.045 p:^id=-0.041 p:^in=0.19 p:^ja=0.044 p:^jo=-0.058
p:^ko=-0.19 p:^la=-0.01 p:^li=-0.3 p:^lo=-0.043 p:^ma=0.12 p:^me=-0.27 p:^mi=-0.058 p:^mo=-0.17 p:^na=0.027
p:^ne=0.021 p:^no=0.063 p:^nr=-0.01 p:^nu=0.087 p:^op=-0.01 p:^pa=0.32 p:^ph=-0.1 p:^py=0.04 p:^r$=0.11
p:^re=0.27 p:^sc=-0.047 p:^se=-0.024 p:^sh=-0.14 p:^sp=-0.037 p:^su=-0.043 p:^t$=-0.08 p:^ta=0.15 p:^te=0.16
p:^th=0.045 p:^to=-0.058 p:^tr=-0.016 p:^u$=-0.012 p:^ur=0.48 p:^us=-0.061 p:^vo=0.16 p:^we=0.069 p:^wo=0.076
p:^yo=-0.036 p:ab$=0.18 p:abl=-0.011 p:acc=0.18 p:ace=-0.049 p:ach=-0.047 p:aci=0.027 p:act=-0.051 p:adg=0.061
p:aga=-0.07 p:age=0.25 p:aic=-0.07 p:air=0.29 p:al$=0.035 p:alk=-0.036 p:all=0.078 p:ama=-0.07 p:an$=0.045
p:ana=0.038 p:and=-0.036 p:ang=-0.01 p:ank=0.045 p:ans=0.045 p:apa=-0.051 p:aph=-0.025 p:api=-0.051
p:ar$=-0.11 p:ard=-0.16 p:are=-0.25 p:ars=-0.013 p:art=0.11 p:ary=-0.19 p:as$=0.07 p:asc=0.11 p:asi=0.13
p:ask=0.029 p:ate=-0.15 p:ath=0.14 p:ati=0.058 p:ato=0.18 p:atz=-0.036 p:au$=-0.026 p:aus=-0.012 p:ava=0.11
p:azi=-0.07 p:bau=-0.012 p:be$=-0.2 p:bei=0.045 p:bel=-0.011 p:blo=-0.011 p:bs$=-0.012 p:bus=-0.012
p:cat=-0.15 p:cce=0.17 p:ce$=-0.056 p:cel=0.18 p:ch$=-0.014 p:cha=-0.15 p:che=-0.079 p:chi=-0.047 p:chn=0.19
p:cho=-0.047 p:cia=0.15 p:cio=0.027 p:cle=0.21 p:cli=0.11 p:com=0.24 p:con=0.36 p:cri=0.038 p:cro=-0.058
p:cti=-0.093 p:cto=-0.051 p:de$=-0.099 p:dee=-0.041 p:del=-0.036 p:den=-0.063 p:der=0.075 p:dge=0.061
p:dia=-0.011 p:din=-0.016 p:dit=0.029 p:dne=0.13 p:don=0.13 p:dui=-0.16 p:eb$=0.069 p:ebe=-0.011 p:ech=0.19
p:eco=0.36 p:ect=-0.01 p:een=-0.041 p:ef$=0.24 p:ego=-0.15 p:ehr=-0.093 p:ein=0.043 p:eit=-0.013 p:eld=-0.063
p:ele=0.16 p:ell=-0.02 p:elp=-0.036 p:els=-0.018 p:emf=-0.051 p:en$=-0.14 p:end=-0.016 p:eng=-0.027
p:enk=-0.043 p:ent=-0.1 p:er$=-0.076 p:era=0.18 p:ern=0.074 p:es$=0.13 p:esi=0.13 p:esp=-0.049 p:ess=-0.043
p:et$=-0.022 p:eta=-0.026 p:ets=0.083 p:eve=-0.065 p:evi=0.055 p:ew$=-0.12 p:ews=0.21 p:ewt=-0.08 p:fac=-0.051
p:fic=-0.083 p:for=-0.17 p:gad=0.061 p:gaz=-0.07 p:ge$=0.19 p:ges=0.066 p:get=0.061 p:gin=-0.051 p:gol=-0.051
p:gor=-0.15 p:gra=-0.025 p:gy$=0.19 p:han=0.045 p:har=-0.26 p:hau=-0.038 p:hen=-0.084 p:hno=0.19 p:hor=-0.047
p:hp$=-0.1 p:hr$=-0.093 p:htm=-0.056 p:htt=0.064 p:ia$=0.21 p:ias=0.15 p:ibe=-0.2 p:ic$=-0.08 p:ica=-0.075
p:ici=0.15 p:icl=0.21 p:icr=-0.058 p:ict=-0.083 p:id$=0.27 p:ida=0.075 p:ide=-0.041 p:ie$=0.37 p:iew=-0.025
p:il$=-0.012 p:im$=-0.047 p:in$=-0.051 p:ind=0.14 p:ine=-0.082 p:inf=0.058 p:ing=0.029 p:ini=-0.01 p:ino=-0.16
p:ion=-0.012 p:ipt=0.038 p:iqu=-0.012 p:ire=0.29 p:ist=-0.17 p:ite=-0.071 p:iti=-0.012 p:jam=-0.07 p:jav=0.11
p:job=-0.012 p:kom=-0.23 p:ks$=0.045 p:lan=-0.01 p:las=-0.083 p:lat=-0.036 p:ld$=-0.011 p:lde=-0.063
p:le$=0.19 p:leg=-0.025 p:lem=-0.051 p:ler=0.18 p:lib=-0.2 p:lid=0.11 p:lis=-0.17 p:lit=-0.012 p:lk$=-0.036
p:ll$=0.087 p:lle=-0.02 p:llo=0.078 p:lo$=-0.011 p:log=0.28 p:lor=0.078 p:lpl=-0.036 p:mag=-0.07 p:mai=-0.07
p:mal=0.078 p:mat=0.2 p:meh=-0.093 p:mel=-0.15 p:men=-0.038 p:met=-0.026 p:mfa=-0.051 p:mic=-0.058 p:mie=0.37
p:mit=-0.033 p:ml$=-0.056 p:mme=-0.038 p:mod=0.075 p:mon=-0.25 p:my$=-0.012 p:na$=0.11 p:nac=0.027 p:nal=0.027
p:nde=-0.029 p:ndi=-0.016 p:ndo=0.13 p:ne$=-0.07 p:nes=0.12 p:new=0.032 p:nfo=0.058 p:ng$=0.019 p:nga=-0.022
p:nio=-0.01 p:nko=-0.043 p:nks=0.045 p:nli=-0.2 p:no$=-0.16 p:nol=0.19 p:nom=0.36 p:nos=-0.071 p:not=0.15
p:nr$=-0.01 p:ns$=0.04 p:nt$=-0.096 p:nta=-0.13 p:nti=-0.13 p:nts=0.19 p:obs=-0.012 p:och=-0.043 p:ode=0.075
p:og$=0.14 p:ogi=-0.051 p:ogy=0.19 p:oid=0.16 p:ole=-0.051 p:oli=-0.012 p:olo=0.19 p:om$=-0.022 p:omi=0.37
p:omm=-0.038 p:on$=-0.044 p:ona=0.027 p:one=0.13 p:onl=-0.2 p:ono=0.36 p:opi=-0.09 p:ora=0.038 p:orc=0.078
p:ork=-0.047 p:orl=0.12 p:orm=0.058 p:ors=0.18 p:oru=-0.27 p:ory=-0.21 p:os$=0.045 p:osc=-0.071 p:osi=-0.058
p:oti=0.15 p:out=-0.036 p:pac=-0.049 p:pag=0.28 p:pap=-0.051 p:par=0.031 p:pe$=-0.011 p:php=-0.1 p:pi$=-0.089
p:pic=-0.08 p:pin=-0.01 p:pla=-0.036 p:pol=-0.012 p:ppe=-0.011 p:pt$=0.043 p:que=-0.012 p:ran=0.038
p:rap=-0.025 p:rat=0.18 p:rca=0.078 p:rdu=-0.16 p:re$=-0.2 p:red=0.029 p:ref=0.24 p:ren=-0.016 p:rer=-0.012
p:res=0.25 p:ret=-0.051 p:rev=0.055 p:rip=0.038 p:rk$=-0.052 p:rl$=0.48 p:rld=0.12 p:rma=0.058 p:rn$=-0.051
p:rna=0.074 p:ros=-0.013 p:rs$=0.18 p:rse=-0.013 p:rt$=0.023 p:rte=-0.12 p:rti=0.21 p:rum=-0.27 p:ry$=-0.25
p:sch=-0.073 p:scr=0.038 p:sec=-0.01 p:sei=-0.013 p:ser=-0.068 p:sha=-0.14 p:sia=0.13 p:sin=-0.012
p:sit=-0.058 p:spa=-0.049 p:spi=-0.037 p:ss$=-0.017 p:ssc=-0.026 p:sst=-0.012 p:st$=-0.16 p:sti=-0.012
p:sub=-0.038 p:ta$=-0.026 p:tab=0.18 p:tag=-0.026 p:tai=0.29 p:tal=-0.036 p:tar=-0.42 p:te$=-0.2 p:tec=0.19
p:teg=-0.15 p:tel=-0.025 p:tf$=0.045 p:tho=0.04 p:ti$=-0.12 p:tic=0.35 p:til=-0.012 p:tio=-0.039 p:tiq=-0.012
p:tml=-0.056 p:to$=-0.058 p:top=-0.08 p:tor=0.12 p:tp$=0.069 p:tre=-0.016 p:ts$=0.19 p:ttp=0.064 p:tur=-0.053
p:tzc=-0.036 p:ues=-0.012 p:uin=-0.16 p:uk$=-0.025 p:ull=0.087 p:um$=-0.27 p:upp=-0.011 p:url=0.48
p:urn=-0.051 p:use=-0.061 p:usi=-0.012 p:uss=-0.012 p:uta=-0.036 p:uve=-0.02 p:vas=0.11 p:vel=-0.027
p:ven=-0.058 p:vid=0.075 p:vie=-0.025 p:voi=0.16 p:web=0.069 p:wor=0.12 p:ws$=0.21 p:wto=-0.08 p:yap=-0.051
p:you=-0.036 p:zch=-0.036 p:zin=-0.07 says:attribute=0.42 says:fragment=0.63 says:long=-0.19 says:path=-0.038
says:short=0.96 says:text=0.77 t:^a$=-0.029 t:^ab=-0.058 t:^ad=-0.69 t:^af=0.42 t:^al=0.27 t:^an=0.16
t:^ar=-0.11 t:^au=-0.23 t:^av=-0.011 t:^ba=-0.012 t:^be=-0.077 t:^bl=-0.075 t:^by=-0.15 t:^ch=-0.12
t:^cl=0.055 t:^co=0.76 t:^da=-0.086 t:^de=-0.13 t:^di=-0.31 t:^do=-0.057 t:^ed=-0.062 t:^ei=0.096 t:^em=-0.086
t:^en=0.061 t:^er=-0.017 t:^es=-0.16 t:^et=0.32 t:^ev=-0.058 t:^ex=0.043 t:^fa=-0.022 t:^fe=-0.036 t:^fi=-0.17
t:^fl=-0.031 t:^fü=-0.12 t:^ga=-0.012 t:^gi=-0.16 t:^hi=-0.55 t:^i$=0.088 t:^in=-0.4 t:^is=-0.16 t:^je=-0.15
t:^jo=-0.058 t:^k$=0.029 t:^ka=-0.027 t:^ke=0.28 t:^ko=0.44 t:^la=-0.065 t:^le=0.53 t:^li=-0.056 t:^lo=0.16
t:^ma=-0.041 t:^me=-0.28 t:^mi=-0.41 t:^mo=-0.29 t:^ne=-0.19 t:^no=-0.068 t:^of=-0.17 t:^ok=-0.026 t:^on=-0.19
t:^op=0.27 t:^or=-0.01 t:^ou=0.033 t:^pa=-0.077 t:^po=-0.015 t:^pr=-0.27 t:^pu=-0.16 t:^re=0.05 t:^ru=-0.15
t:^sc=-0.16 t:^se=0.051 t:^sh=0.1 t:^si=-0.34 t:^so=-0.083 t:^sp=-0.16 t:^st=-0.012 t:^te=-0.077 t:^th=0.096
t:^to=-0.43 t:^tr=-0.016 t:^tw=-0.031 t:^un=-0.066 t:^us=-0.062 t:^vi=0.86 t:^vo=0.066 t:^we=0.06 t:^wh=0.04
t:^wi=-0.014 t:^wo=-0.053 t:^wy=-0.25 t:^yo=-0.27 t:^z$=-0.029 t:^zu=-0.12 t:^öf=0.16 t:abs=-0.053
t:ace=-0.022 t:ach=-0.047 t:ack=-0.036 t:ad$=0.84 t:add=-0.69 t:ade=0.35 t:aff=0.42 t:ag$=-0.031 t:age=-0.056
t:ail=-0.086 t:air=0.23 t:al$=-0.012 t:all=0.18 t:and=0.025 t:ann=-0.036 t:ant=0.076 t:anz=0.18 t:ar$=-0.72
t:arc=-0.049 t:are=0.8 t:arf=-0.14 t:ari=0.46 t:arr=-0.013 t:art=-0.23 t:ary=-0.26 t:arz=-0.3 t:ass=-0.11
t:ast=-0.27 t:at$=0.32 t:ati=-0.072 t:au$=-0.012 t:auf=-0.033 t:aus=-0.012 t:aux=-0.18 t:avg=-0.011
t:bac=-0.036 t:bar=-0.18 t:bau=-0.012 t:be$=-0.17 t:bei=0.097 t:ber=-0.023 t:ble=0.2 t:bli=-0.16 t:blo=-0.075
t:boo=-0.022 t:bs$=-0.012 t:by$=-0.15 t:cat=-0.051 t:ceb=-0.022 t:cem=-0.036 t:ch$=-0.062 t:cha=-0.12
t:che=0.26 t:chi=-0.047 t:cho=-0.16 t:cil=0.32 t:cip=-0.032 t:ck$=-0.036 t:cli=0.32 t:clo=-0.27 t:com=0.36
t:con=0.29 t:dal=-0.086 t:dba=-0.036 t:dd$=-0.69 t:de$=-0.11 t:deb=-0.18 t:del=-0.021 t:den=0.2 t:dep=-0.26
t:der=0.12 t:des=-0.12 t:die=-0.16 t:din=-0.072 t:dis=-0.56 t:dit=-0.095 t:ead=0.76 t:eba=-0.18 t:ebo=-0.022
t:ech=-0.064 t:ed$=-0.16 t:edi=-0.12 t:ee$=0.085 t:eed=-0.036 t:eet=-0.028 t:ege=-0.013 t:ehr=0.17
t:eic=-0.025 t:eig=0.19 t:eil=-0.07 t:ein=0.22 t:eit=0.16 t:el$=-0.02 t:eld=-0.063 t:ele=-0.021 t:ell=-0.017
t:eln=-0.013 t:em$=-0.26 t:ema=-0.24 t:eme=-0.13 t:emi=-0.26 t:en$=0.099 t:end=-0.12 t:enk=-0.053 t:ent=0.46
t:enu=-0.14 t:er$=-0.27 t:erc=-0.057 t:ere=-0.42 t:erk=-0.17 t:erl=-0.11 t:ern=-0.025 t:ers=0.11 t:eru=-0.025
t:es$=-0.015 t:esc=0.077 t:ese=-0.19 t:et$=0.3 t:ete=-0.021 t:eti=-0.12 t:ett=-0.12 t:etz=-0.16 t:eue=-0.063
t:eve=-0.065 t:ew$=0.86 t:ews=-0.086 t:exp=0.043 t:exu=-0.02 t:fac=-0.022 t:fan=-0.02 t:fee=-0.036 t:ffi=0.42
t:ffn=0.16 t:fic=0.36 t:fir=-0.17 t:fla=-0.031 t:fne=0.16 t:for=-0.14 t:füg=-0.29 t:für=-0.12 t:ge$=0.097
t:gel=-0.013 t:gen=-0.25 t:ger=-0.056 t:gin=-0.062 t:gn$=-0.13 t:har=-0.28 t:hau=-0.012 t:he$=0.44 t:hem=-0.34
t:hen=-0.072 t:her=0.23 t:hin=-0.41 t:hit=0.04 t:hon=-0.16 t:how=0.26 t:hr$=0.17 t:hre=0.61 t:ica=-0.051
t:ich=0.39 t:ici=-0.02 t:ide=-0.29 t:ie$=-0.17 t:ier=-0.29 t:ies=-0.16 t:iew=0.86 t:ifi=-0.051 t:ige=0.19
t:ign=-0.13 t:ik$=-0.01 t:il$=-0.098 t:ile=-0.07 t:ili=0.32 t:im$=-0.047 t:ima=0.32 t:in$=-0.24 t:inb=0.2
t:inc=-0.012 t:ind=-0.26 t:ine=0.054 t:ing=-0.15 t:ini=-0.017 t:ink=-0.056 t:inn=-0.011 t:int=-0.11
t:inu=-0.16 t:inz=-0.29 t:io$=0.15 t:ion=0.4 t:ios=0.32 t:ipa=-0.032 t:iqu=-0.14 t:ir$=0.096 t:ire=0.31
t:irs=-0.17 t:is$=-0.013 t:isk=-0.41 t:isq=-0.15 t:ist=-0.16 t:it$=-0.043 t:itd=-0.41 t:ite=0.093 t:ith=0.14
t:iti=-0.072 t:itr=0.097 t:ium=-0.26 t:iva=0.096 t:jet=-0.15 t:job=-0.012 t:jou=-0.066 t:kar=-0.027
t:ked=-0.056 t:kei=0.28 t:kom=0.22 t:kto=-0.015 t:kut=-0.41 t:lad=0.21 t:lag=-0.031 t:lar=-0.13 t:las=-0.46
t:ld$=-0.011 t:lde=-0.063 t:le$=0.46 t:leg=0.088 t:len=0.12 t:ler=-0.012 t:les=0.33 t:let=-0.021 t:lie=0.16
t:lim=0.32 t:lin=-0.023 t:lit=-0.01 t:ll$=0.13 t:lla=-0.086 t:lle=0.12 t:ln$=-0.013 t:loa=0.22 t:log=-0.14
t:los=-0.27 t:lte=0.19 t:ma$=-0.16 t:mai=-0.086 t:mar=-0.041 t:mat=0.32 t:me$=-0.083 t:meh=0.17 t:mei=-0.16
t:mel=-0.063 t:men=0.4 t:mes=-0.11 t:mit=-0.42 t:mme=0.33 t:mon=-0.16 t:mor=-0.13 t:mul=-0.13 t:nce=-0.036
t:nci=0.31 t:nd$=0.025 t:nde=-0.13 t:ndi=-0.016 t:ne$=-0.018 t:nen=0.044 t:net=-0.13 t:neu=-0.063 t:new=-0.087
t:nfa=-0.02 t:ng$=-0.17 t:nge=-0.16 t:nio=-0.017 t:nke=-0.056 t:nko=-0.053 t:nne=-0.011 t:nno=-0.036
t:not=-0.051 t:ns$=-0.053 t:nse=-0.02 t:nt$=-0.33 t:nta=0.65 t:nte=-0.76 t:nti=-0.1 t:nts=0.88 t:nu$=-0.14
t:nun=-0.16 t:nze=0.19 t:nzu=-0.29 t:oad=0.22 t:obe=-0.015 t:obs=-0.012 t:och=-0.049 t:oda=-0.057 t:of$=-0.17
t:og$=-0.075 t:ogi=-0.062 t:ok$=-0.022 t:oka=-0.011 t:okt=-0.015 t:ole=0.32 t:oli=-0.012 t:om$=-0.086
t:ome=0.14 t:omm=0.33 t:on$=0.077 t:onc=0.32 t:one=-0.17 t:ons=-0.072 t:ont=-0.012 t:ook=-0.022 t:op$=-0.34
t:ope=0.29 t:opi=-0.017 t:ore=-0.13 t:org=-0.01 t:orm=-0.13 t:os$=0.32 t:ose=-0.27 t:ost=0.14 t:oti=-0.051
t:oun=-0.036 t:our=-0.27 t:ous=0.2 t:out=-0.032 t:ow$=0.26 t:owe=-0.15 t:pal=-0.012 t:pan=0.062 t:par=-0.084
t:pat=-0.02 t:pei=-0.025 t:pen=0.034 t:pin=-0.017 t:pli=-0.02 t:pol=-0.01 t:pos=0.14 t:pow=-0.15 t:pre=-0.26
t:pri=-0.14 t:pub=-0.16 t:que=-0.14 t:qus=-0.15 t:rch=-0.11 t:re$=0.52 t:rea=0.76 t:rec=-0.057 t:red=-0.19
t:reg=-0.013 t:rem=-0.26 t:ren=-0.24 t:res=0.28 t:rfo=-0.13 t:rg$=-0.01 t:rin=-0.14 t:rio=0.46 t:rko=-0.17
t:rla=-0.11 t:rn$=-0.025 t:rol=0.32 t:rre=-0.013 t:rs$=0.036 t:rst=-0.19 t:rta=-0.056 t:rte=-0.15 t:rti=-0.02
t:run=-0.025 t:ry$=-0.26 t:rz$=-0.3 t:sch=-0.16 t:sco=0.077 t:se$=-0.38 t:see=0.085 t:sem=-0.16 t:sen=0.065
t:ser=-0.19 t:sex=-0.02 t:sha=-0.16 t:sho=0.26 t:sid=-0.18 t:sie=-0.017 t:sig=-0.13 t:sio=0.69 t:sku=-0.41
t:som=-0.083 t:spe=-0.025 t:spr=-0.13 t:squ=-0.15 t:ss$=-0.69 t:sse=-0.11 t:ssi=0.69 t:st$=-0.6 t:ste=0.12
t:sti=-0.012 t:suc=-0.029 t:sui=0.096 t:sur=-0.056 t:tag=-0.056 t:tai=0.23 t:tar=0.42 t:tdi=-0.41 t:te$=-0.26
t:tei=-0.07 t:tel=-0.017 t:tem=-0.02 t:ten=-0.029 t:ter=-0.41 t:th$=0.14 t:the=0.1 t:thr=0.61 t:ti$=-0.035
t:tic=-0.02 t:tie=-0.41 t:tif=-0.051 t:tik=-0.01 t:til=-0.012 t:tio=-0.28 t:tiq=-0.12 t:tli=0.033 t:to$=-0.3
t:tob=-0.015 t:top=-0.34 t:tou=0.2 t:tre=-0.016 t:tro=0.32 t:ts$=0.88 t:tte=-0.12 t:twe=-0.028 t:tzp=-0.01
t:tzt=-0.15 t:ubl=-0.16 t:uch=-0.029 t:uel=-0.02 t:uer=-0.083 t:uet=-0.12 t:uf$=-0.033 t:ufü=-0.29 t:uiv=0.096
t:um$=-0.4 t:un$=-0.066 t:ung=-0.18 t:ur$=-0.23 t:urs=-0.11 t:us$=-0.024 t:use=-0.011 t:ute=-0.066 t:uti=-0.41
t:utl=0.033 t:ux$=-0.18 t:van=0.096 t:ven=-0.058 t:vg$=-0.011 t:vie=0.86 t:von=-0.029 t:wee=-0.028 t:wei=0.054
t:wer=-0.15 t:whi=0.04 t:wie=-0.16 t:wit=0.14 t:woc=-0.043 t:wor=-0.011 t:ws$=-0.086 t:you=-0.27 t:zei=0.19
t:zpo=-0.01 t:zt$=-0.15 t:zu$=0.029 t:zuf=-0.29 t:zum=-0.14 t:änd=-0.025 t:öff=0.16 t:üge=-0.29 t:ür$=-0.12
`),
};
