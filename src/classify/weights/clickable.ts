// Weights of the clickable classifier. Written by `skein train`; not edited by hand.
// 2670 clickables (1358 of real pages); sites left out: F1 0.915 (precision 0.923, recall 0.908, 2670).
import { type GramModel, packedWeights } from '../gram-model.ts';

export const clickableModel: GramModel = {
  bias: -1.143,
  slope: -4.8678,
  offset: 0.13199,
  weights: packedWeights(`
a:^a$=0.22 a:^ac=-0.06 a:^ad=0.12 a:^ae=0.11 a:^ag=-0.088 a:^al=0.28 a:^am=-0.049 a:^an=-0.12 a:^ap=0.067
a:^ar=0.38 a:^as=-0.13 a:^at=0.059 a:^au=-0.032 a:^av=-0.071 a:^aw=0.053 a:^ax=-0.017 a:^b$=0.19 a:^ba=0.16
a:^bb=-0.048 a:^be=0.16 a:^bf=-0.074 a:^bg=-0.079 a:^bi=0.17 a:^bl=-0.36 a:^bm=-0.034 a:^bo=0.073 a:^br=-0.1
a:^bt=-0.014 a:^bu=0.12 a:^bv=0.11 a:^by=-0.086 a:^c$=0.063 a:^ca=0.017 a:^cb=0.032 a:^cd=0.067 a:^ce=0.12
a:^ci=-0.096 a:^ck=-0.088 a:^cl=-0.45 a:^cm=0.27 a:^cn=-0.99 a:^co=0.46 a:^cp=0.13 a:^cs=0.37 a:^ct=-0.098
a:^cv=-0.06 a:^d$=0.37 a:^da=-0.033 a:^db=0.1 a:^dc=0.041 a:^de=-0.22 a:^di=0.61 a:^dl=0.088 a:^do=0.094
a:^dq=-0.026 a:^dr=0.1 a:^ds=-0.12 a:^du=0.1 a:^dv=0.11 a:^e$=0.2 a:^ec=0.057 a:^ed=-0.048 a:^eg=-0.11
a:^ei=-0.14 a:^el=0.19 a:^en=0.09 a:^ep=0.04 a:^er=-0.046 a:^eu=-0.054 a:^ev=-0.029 a:^ex=0.29 a:^ey=-0.034
a:^f$=-0.058 a:^fa=0.1 a:^fb=-0.097 a:^fc=0.21 a:^fe=-0.1 a:^fh=0.11 a:^fi=-0.11 a:^fl=-0.045 a:^fo=-0.29
a:^fr=-0.022 a:^fs=-0.086 a:^fu=-0.07 a:^fy=-0.13 a:^fz=-0.032 a:^fü=0.017 a:^g$=-0.045 a:^ga=-0.26 a:^ge=0.18
a:^gh=-0.022 a:^gl=-0.036 a:^go=0.21 a:^gq=-0.071 a:^gr=0.18 a:^gt=-0.095 a:^gu=0.15 a:^ha=0.11 a:^he=0.13
a:^hi=0.36 a:^ho=-0.052 a:^hr=-0.17 a:^ht=-0.07 a:^hw=0.11 a:^hy=-0.048 a:^i$=0.041 a:^ic=0.74 a:^id=0.38
a:^if=0.018 a:^il=0.053 a:^im=-0.026 a:^in=0.011 a:^ir=0.021 a:^is=-0.017 a:^it=0.032 a:^j$=0.52 a:^ja=-0.071
a:^jb=0.2 a:^je=-0.022 a:^jh=-0.06 a:^ji=-0.032 a:^jm=-0.022 a:^jp=0.053 a:^jr=-0.14 a:^js=-0.015 a:^ju=-0.058
a:^k$=-0.19 a:^ka=0.053 a:^kc=-0.088 a:^ke=0.085 a:^ki=0.12 a:^kk=0.23 a:^kl=0.051 a:^km=-0.054 a:^ko=-0.081
a:^kw=-0.088 a:^kz=-0.11 a:^la=-0.082 a:^le=0.023 a:^lf=0.035 a:^li=0.14 a:^ln=-0.25 a:^lo=0.094 a:^lv=-0.043
a:^lz=-0.088 a:^m$=0.18 a:^ma=0.1 a:^md=0.38 a:^me=0.28 a:^mi=-0.096 a:^ml=-0.052 a:^mm=0.012 a:^mn=-0.076
a:^mo=0.45 a:^mr=0.23 a:^ms=-0.082 a:^mu=0.02 a:^my=0.085 a:^n$=0.053 a:^na=-0.1 a:^ne=0.19 a:^ni=0.11
a:^nl=0.11 a:^no=0.056 a:^nu=0.39 a:^nx=-0.032 a:^o$=0.16 a:^oc=-0.14 a:^od=0.23 a:^of=-0.013 a:^ok=0.11
a:^om=0.038 a:^on=-0.097 a:^oo=-0.06 a:^op=0.82 a:^or=-0.027 a:^ou=-0.24 a:^ov=-0.071 a:^p$=0.3 a:^pa=0.36
a:^pe=0.048 a:^ph=0.081 a:^pi=-0.2 a:^pj=0.015 a:^pl=0.23 a:^pm=0.13 a:^po=0.4 a:^pr=-0.42 a:^pt=0.053
a:^pu=0.075 a:^py=-0.013 a:^q$=0.11 a:^qi=0.24 a:^qp=0.11 a:^qu=-0.25 a:^qw=0.11 a:^qz=-0.025 a:^r$=0.2
a:^ra=0.2 a:^rc=0.067 a:^rd=0.074 a:^re=-0.39 a:^ri=-0.21 a:^rm=0.011 a:^ro=-0.017 a:^rt=-0.059 a:^rx=-0.088
a:^s$=-0.073 a:^sa=-0.023 a:^sc=-0.014 a:^se=-0.49 a:^sh=-0.068 a:^si=-0.28 a:^sk=-0.2 a:^sm=-0.15 a:^so=-0.28
a:^sp=-0.077 a:^sr=-0.058 a:^st=-0.068 a:^su=-0.61 a:^sv=-0.18 a:^sw=-0.074 a:^sy=0.055 a:^t$=0.12 a:^ta=0.54
a:^td=-0.028 a:^te=0.19 a:^tf=-0.088 a:^th=-0.25 a:^ti=-0.33 a:^tl=0.11 a:^tp=-0.052 a:^tr=0.47 a:^tt=-0.061
a:^tu=0.18 a:^tv=-0.088 a:^tw=0.18 a:^tx=-0.26 a:^ty=-0.028 a:^u$=0.07 a:^ug=-0.074 a:^ui=0.034 a:^uk=0.024
a:^ul=-0.013 a:^um=0.044 a:^un=0.25 a:^uo=0.026 a:^up=0.12 a:^ur=0.03 a:^ut=0.24 a:^v$=-0.051 a:^va=0.1
a:^vc=-0.052 a:^ve=-0.15 a:^vi=0.15 a:^vo=0.065 a:^w$=0.42 a:^wa=0.057 a:^we=0.092 a:^wf=-0.016 a:^wh=0.059
a:^wi=-0.036 a:^wk=-0.071 a:^wo=0.1 a:^wp=-0.22 a:^wr=-0.1 a:^ww=0.1 a:^x$=0.11 a:^xs=-0.15 a:^y$=-0.041
a:^ya=-0.019 a:^yl=0.11 a:^yo=-0.053 a:^yw=0.014 a:^yz=-0.034 a:^z$=0.43 a:^zd=-0.11 a:^ze=0.19 a:^zo=-0.12
a:^öf=0.13 a:^ال=-0.018 a:aat=0.053 a:ab$=-0.13 a:aba=-0.027 a:abe=-0.088 a:abl=-0.26 a:abs=-0.036
a:ac$=-0.048 a:acc=-0.087 a:aci=-0.027 a:ack=0.024 a:act=-0.098 a:ad$=0.57 a:ada=0.07 a:add=0.047 a:ade=0.074
a:adi=0.18 a:adl=0.036 a:ae$=0.11 a:ag$=-0.051 a:age=0.11 a:ahl=-0.14 a:ahr=0.09 a:aic=-0.038 a:ail=-0.067
a:ain=0.41 a:air=-0.24 a:ak$=0.053 a:al$=-0.16 a:ala=0.053 a:ale=-0.027 a:ali=0.1 a:alk=0.51 a:all=0.32
a:alo=-0.033 a:als=-0.19 a:alt=0.11 a:alu=-0.051 a:aly=-0.022 a:am$=-0.31 a:ama=0.015 a:ame=0.098 a:amo=0.015
a:amp=-0.096 a:an$=0.047 a:ana=-0.031 a:anc=0.057 a:and=0.25 a:ane=0.21 a:ang=-0.1 a:ani=0.026 a:ank=0.14
a:ann=-0.035 a:ans=-0.085 a:ant=0.043 a:anz=0.057 a:ap$=0.16 a:api=-0.013 a:app=-0.055 a:aps=0.11 a:ar$=-0.23
a:arb=0.13 a:arc=-0.052 a:ard=-0.32 a:are=-0.12 a:arg=-0.061 a:ari=0.14 a:ark=0.14 a:arr=0.088 a:ars=0.05
a:art=0.54 a:ary=-0.2 a:arz=-0.14 a:as$=0.15 a:ase=-0.061 a:ash=0.013 a:asi=0.053 a:asp=-0.059 a:ass=-0.07
a:ast=0.063 a:at$=0.5 a:ata=-0.16 a:atc=0.073 a:ate=-0.25 a:ati=0.12 a:ats=-0.022 a:auf=-0.096 a:aus=0.14
a:aut=-0.064 a:av$=0.027 a:ava=-0.064 a:avb=-0.07 a:avi=-0.052 a:aws=0.053 a:ax$=0.23 a:axi=-0.017 a:ay$=0.21
a:aye=-0.074 a:az$=0.23 a:azy=-0.064 a:bac=-0.033 a:bal=-0.12 a:ban=-0.027 a:bar=-0.15 a:bb$=-0.048 a:bbl=0.23
a:be$=0.23 a:bef=0.14 a:bei=-0.05 a:bel=-0.088 a:ber=0.12 a:bf$=-0.074 a:bg$=-0.079 a:big=0.12 a:bil=-0.036
a:bis=0.053 a:bit=0.09 a:bla=-0.031 a:ble=-0.033 a:bli=-0.084 a:blo=0.15 a:blu=-0.27 a:bmi=-0.59 a:boa=-0.18
a:bol=0.24 a:boo=-0.041 a:bot=-0.052 a:bra=0.06 a:brl=-0.14 a:bs$=0.067 a:btn=-0.014 a:bua=0.11 a:bub=0.23
a:bus=-0.015 a:bv$=0.074 a:bvv=0.11 a:by$=-0.086 a:ca$=-0.078 a:cal=-0.13 a:can=0.011 a:cap=-0.096 a:cat=0.14
a:cbs=0.032 a:cce=-0.022 a:cco=-0.065 a:cd$=0.18 a:ce$=0.024 a:ceb=-0.041 a:cen=0.086 a:cep=-0.022
a:ces=-0.033 a:cfs=-0.088 a:ch$=-0.046 a:cha=0.044 a:chb=0.088 a:che=-0.031 a:cho=0.12 a:chr=0.14 a:cht=-0.034
a:ci$=-0.088 a:cia=0.12 a:cig=-0.088 a:cio=-0.027 a:cip=0.14 a:cke=0.14 a:ckg=0.055 a:cki=0.21 a:ckt=-0.088
a:ckw=-0.088 a:cl$=0.088 a:cla=-0.017 a:cle=0.26 a:cli=-0.15 a:clk=0.03 a:clo=-0.32 a:cm$=-0.026 a:cms=0.21
a:cmt=0.37 a:cnt=-0.96 a:co$=-0.1 a:col=-0.032 a:com=0.26 a:con=0.44 a:coo=-0.036 a:cor=-0.22 a:cou=0.67
a:cov=0.088 a:cox=-0.088 a:cp$=0.11 a:cre=-0.07 a:cro=-0.14 a:cs$=-0.013 a:css=0.37 a:ct$=-0.14 a:cta=-0.034
a:cte=-0.3 a:cti=-0.15 a:cto=-0.071 a:cum=-0.015 a:cur=0.031 a:cus=-0.024 a:cv$=0.054 a:da$=0.16 a:dan=-0.11
a:dar=0.18 a:das=-0.028 a:dat=-0.22 a:dav=0.04 a:db$=0.14 a:dba=-0.088 a:dd$=0.092 a:dde=0.11 a:ddi=-0.077
a:de$=0.061 a:dea=0.04 a:deb=-0.18 a:ded=0.29 a:def=-0.022 a:del=-0.042 a:dem=0.14 a:den=0.033 a:der=0.17
a:des=0.018 a:det=0.053 a:dex=-0.017 a:dg$=-0.018 a:di$=0.053 a:dia=0.14 a:die=0.25 a:din=0.012 a:dio=-0.065
a:dis=0.38 a:dit=-0.034 a:diu=0.06 a:dka=0.23 a:dl$=0.088 a:dli=0.036 a:do$=0.16 a:doc=-0.015 a:dom=-0.074
a:dot=0.1 a:dow=-0.05 a:dpv=0.074 a:dq$=-0.026 a:dr$=0.11 a:dro=-0.061 a:ds$=0.012 a:dsq=-0.11 a:dth=0.018
a:du$=-0.11 a:dui=-0.14 a:dun=0.14 a:dvr=0.11 a:dyc=0.015 a:ea$=-0.048 a:eac=-0.059 a:ead=0.31 a:eal=0.053
a:eam=-0.22 a:ear=-0.052 a:eb$=-0.071 a:eba=-0.18 a:ebe=0.04 a:ebl=0.089 a:ebo=-0.14 a:ech=0.06 a:eci=-0.044
a:eco=-0.074 a:ect=-0.38 a:ed$=-0.3 a:edd=0.11 a:edi=0.11 a:eed=-0.12 a:een=-0.018 a:ef$=-0.079 a:efe=0.11
a:efo=0.14 a:eft=-0.098 a:efy=-0.11 a:eg$=0.042 a:ega=-0.031 a:egl=-0.11 a:ego=-0.03 a:ehr=0.057 a:eic=0.13
a:eig=0.08 a:eil=-0.059 a:ein=-0.14 a:eit=0.031 a:el$=-0.045 a:ela=-0.083 a:eld=0.14 a:ele=-0.014 a:ell=-0.028
a:elp=-0.042 a:elu=-0.032 a:em$=0.085 a:emb=-0.033 a:eme=0.12 a:emi=-0.26 a:emo=-0.015 a:ems=0.13 a:en$=0.42
a:enc=0.085 a:end=-0.12 a:ene=-0.55 a:enf=-0.016 a:eng=0.053 a:eno=0.092 a:ens=0.41 a:ent=0.67 a:enu=-0.4
a:env=-0.1 a:epe=0.053 a:epl=-0.3 a:ept=-0.022 a:equ=0.11 a:er$=-0.36 a:ere=-0.14 a:erf=0.053 a:eri=0.16
a:erk=-0.087 a:erl=-0.013 a:ern=0.045 a:ero=0.36 a:err=0.1 a:ers=0.093 a:ert=-0.11 a:ery=-0.033 a:es$=-0.36
a:esc=0.053 a:ese=0.4 a:esk=-0.017 a:esp=-0.018 a:ess=-0.11 a:est=0.088 a:et$=0.07 a:eta=0.49 a:eti=0.053
a:ets=-0.047 a:ett=-0.057 a:etu=-0.033 a:etz=-0.012 a:eue=-0.07 a:ev$=-0.026 a:eve=-0.14 a:evr=-0.076
a:ewa=0.14 a:ews=-0.1 a:ex$=-0.15 a:exp=0.25 a:ext=0.19 a:ey$=0.088 a:eyh=0.097 a:fa$=0.31 a:fac=-0.11
a:fal=-0.19 a:fb$=-0.097 a:fcm=0.21 a:fe$=-0.11 a:fee=-0.12 a:fer=0.11 a:ff$=-0.05 a:ffi=-0.011 a:ffn=0.13
a:fh$=0.11 a:fhc=0.11 a:fic=-0.14 a:fie=0.14 a:fil=-0.012 a:fin=-0.022 a:fjo=-0.016 a:fle=-0.098 a:flo=0.053
a:fn$=-0.11 a:fne=0.13 a:foc=-0.024 a:fol=0.19 a:fon=-0.048 a:foo=0.11 a:for=-0.048 a:fso=-0.088 a:fsz=-0.086
a:ft$=0.11 a:fto=-0.076 a:ful=-0.07 a:fun=0.053 a:fy$=0.13 a:fyr=-0.33 a:fzo=-0.032 a:für=0.017 a:ga$=-0.24
a:gal=0.035 a:gat=-0.062 a:ge$=0.16 a:ged=-0.013 a:gen=-0.039 a:ges=0.25 a:get=-0.017 a:gge=0.19 a:ggl=-0.17
a:gho=-0.089 a:ght=-0.07 a:gin=-0.044 a:gl$=-0.11 a:gle=-0.2 a:glo=-0.12 a:gme=-0.076 a:gn$=0.097 a:gna=0.089
a:gni=-0.15 a:go$=-0.017 a:gor=-0.03 a:got=0.15 a:gra=0.18 a:gro=0.055 a:gs$=-0.065 a:gt$=0.09 a:gtm=-0.095
a:gul=0.014 a:gun=0.067 a:gus=-0.096 a:hab=-0.027 a:har=-0.25 a:has=0.14 a:hat=0.12 a:hbl=0.088 a:hcv=0.11
a:he$=-0.096 a:hea=0.21 a:hei=0.022 a:hem=-0.052 a:hen=-0.043 a:her=0.081 a:hev=-0.076 a:hi$=-0.054 a:hid=0.1
a:hin=-0.05 a:hip=-0.033 a:his=0.14 a:hit=0.16 a:hiu=0.14 a:hl$=-0.14 a:hna=0.014 a:ho$=0.067 a:hor=-0.024
a:hos=-0.089 a:hot=-0.071 a:how=0.26 a:hq$=-0.06 a:hr$=0.057 a:hre=0.048 a:hrf=-0.076 a:ht$=-0.071
a:htm=-0.077 a:htt=-0.053 a:hun=0.15 a:hw$=0.11 a:ia$=0.22 a:ial=0.18 a:ibe=0.21 a:ibi=0.09 a:ibl=-0.017
a:ic$=0.24 a:ica=-0.2 a:ich=0.13 a:ici=0.12 a:ick=0.039 a:icl=0.27 a:ico=0.44 a:ics=-0.013 a:ict=-0.052
a:id$=0.26 a:ida=-0.027 a:idd=-0.032 a:ide=0.091 a:idt=0.018 a:ieb=0.04 a:ier=-0.1 a:ies=0.24 a:iew=0.15
a:ifi=0.11 a:ify=0.13 a:ig$=0.035 a:iga=-0.062 a:ige=0.036 a:igg=0.2 a:igh=-0.07 a:ign=-0.097 a:ih$=0.067
a:ik$=0.053 a:ike=0.096 a:il$=-0.067 a:ild=-0.031 a:ile=-0.095 a:ili=0.032 a:ill=0.21 a:im$=0.08 a:ima=0.025
a:ime=-0.027 a:img=-0.15 a:imi=0.25 a:imm=-0.096 a:in$=-0.22 a:inc=-0.052 a:ind=-0.1 a:ine=0.38 a:ing=0.57
a:inh=0.049 a:ini=0.049 a:ink=-0.19 a:inl=0.12 a:ino=-0.14 a:ins=-0.096 a:int=-0.19 a:inv=0.081 a:ion=-0.099
a:ios=0.14 a:ip$=-0.1 a:ipa=0.14 a:iqu=-0.016 a:ir$=0.13 a:ira=-0.096 a:ire=-0.24 a:iro=-0.14 a:is$=0.036
a:isc=-0.035 a:isi=0.045 a:isk=0.23 a:isp=0.077 a:isq=0.24 a:ist=-0.18 a:isu=0.19 a:ita=0.047 a:itc=-0.074
a:ite=-0.083 a:ith=0.18 a:iti=0.29 a:itl=-0.3 a:itt=-0.042 a:itu=0.09 a:ity=0.093 a:ium=-0.11 a:iva=-0.027
a:ive=-0.19 a:ix$=0.11 a:ize=0.011 a:jam=-0.038 a:jap=-0.033 a:jhq=-0.06 a:ji$=-0.032 a:jms=-0.031
a:jos=-0.016 a:jr$=-0.023 a:js$=-0.015 a:juk=-0.06 a:jum=-0.13 a:jus=0.13 a:kas=0.053 a:kaz=0.23 a:kcf=-0.088
a:ked=-0.047 a:kel=0.15 a:ken=-0.086 a:ker=0.14 a:kes=0.14 a:ket=0.053 a:kf$=-0.045 a:kgr=0.055 a:kie=-0.036
a:kil=0.067 a:kin=0.21 a:kip=-0.14 a:kkz=0.11 a:kli=0.041 a:km$=-0.054 a:kom=-0.081 a:kra=0.088 a:ks$=-0.012
a:ksn=0.11 a:kt$=-0.21 a:ku$=0.053 a:kus=0.23 a:kw$=-0.088 a:kwc=-0.088 a:kzf=-0.11 a:kzs=0.11 a:la$=0.025
a:lab=-0.12 a:lac=0.069 a:lai=0.27 a:lap=0.11 a:lar=0.012 a:las=0.046 a:lat=-0.079 a:lau=0.088 a:lay=-0.014
a:laz=-0.064 a:lbs=-0.036 a:ld$=0.17 a:lde=-0.063 a:ldu=0.14 a:le$=-0.058 a:lea=0.067 a:lec=-0.33 a:led=-0.093
a:lef=-0.098 a:leg=-0.031 a:lem=0.24 a:len=-0.019 a:ler=-0.018 a:les=0.035 a:let=-0.034 a:lev=-0.11
a:lex=-0.098 a:lf$=0.035 a:lh$=-0.013 a:li$=-0.15 a:lib=0.3 a:lic=-0.1 a:lid=-0.082 a:lie=0.12 a:lig=0.12
a:lik=-0.059 a:lim=0.22 a:lin=-0.021 a:lis=-0.16 a:lit=0.19 a:liv=-0.11 a:lk$=0.4 a:ll$=0.3 a:lla=0.11
a:lle=-0.03 a:lli=0.067 a:llo=0.53 a:llt=-0.24 a:lly=0.17 a:lnk=-0.25 a:loa=0.34 a:lob=-0.12 a:loc=0.1
a:lon=-0.026 a:lop=-0.1 a:lor=-0.036 a:los=-0.32 a:low=0.5 a:lpl=-0.042 a:ls$=0.13 a:lse=-0.19 a:lt$=0.36
a:lte=-0.096 a:lth=0.053 a:lti=0.019 a:lu$=-0.032 a:lue=-0.32 a:lum=0.098 a:lur=0.024 a:lus=-0.049
a:lvl=-0.043 a:ly$=-0.28 a:lyt=-0.013 a:lz$=-0.088 a:lät=-0.042 a:mac=-0.048 a:mag=-0.051 a:mai=-0.12
a:mal=0.079 a:man=0.051 a:mar=-0.01 a:mas=-0.047 a:mat=0.044 a:max=0.23 a:mb$=0.04 a:mbe=-0.099 a:mbo=0.11
a:mc$=0.092 a:md$=0.3 a:me$=0.12 a:med=0.16 a:meh=0.057 a:mel=0.14 a:mem=-0.033 a:men=0.29 a:mer=-0.11
a:mes=-0.11 a:met=0.44 a:mg$=-0.15 a:mia=-0.027 a:min=-0.1 a:mit=-0.34 a:miu=-0.23 a:mk$=0.011 a:ml$=-0.13
a:mm$=0.02 a:mme=0.37 a:mn$=0.098 a:mnu=-0.076 a:mo$=-0.017 a:mob=-0.038 a:mon=0.26 a:mor=0.26 a:mot=-0.034
a:mou=0.015 a:mov=-0.015 a:mp$=-0.23 a:mpa=-0.028 a:mpo=-0.033 a:mpt=-0.037 a:mr$=0.23 a:ms$=0.28 a:msm=-0.096
a:mst=-0.082 a:mt$=0.12 a:mun=0.044 a:mus=0.02 a:mx$=0.11 a:my$=0.075 a:na$=0.043 a:nac=-0.027 a:nad=0.11
a:nal=-0.057 a:nam=0.049 a:nav=-0.11 a:nb$=0.25 a:nc$=-0.015 a:nce=-0.088 a:nch=0.057 a:nco=0.051 a:ncr=0.033
a:nd$=0.09 a:nda=0.12 a:nde=0.24 a:ndi=0.04 a:ne$=0.35 a:ned=-0.07 a:nen=0.099 a:ner=-0.33 a:nes=-0.041
a:net=-0.014 a:neu=-0.07 a:new=-0.085 a:nex=0.07 a:nfa=-0.016 a:ng$=0.59 a:nge=-0.15 a:ngs=-0.012 a:ngu=0.014
a:nhe=0.049 a:ni$=0.067 a:nin=-0.12 a:nis=0.058 a:nit=0.36 a:nk$=-0.21 a:nke=-0.047 a:nks=-0.012 a:nli=0.31
a:nlt=0.11 a:nly=-0.15 a:nme=0.067 a:nn$=0.067 a:nne=0.011 a:nno=-0.088 a:no$=-0.19 a:nod=0.16 a:nof=0.27
a:non=0.11 a:noo=-0.55 a:nor=0.19 a:not=0.038 a:nre=0.017 a:ns$=0.02 a:nse=-0.044 a:nsf=0.092 a:nsw=-0.14
a:nt$=0.024 a:nta=0.094 a:ntc=0.035 a:nte=0.1 a:nti=0.053 a:nto=-0.074 a:ntr=-0.11 a:nts=0.36 a:ntt=0.051
a:ntw=0.088 a:nu$=-0.29 a:nul=0.19 a:num=0.048 a:nut=0.16 a:nve=-0.012 a:nxb=-0.032 a:nze=0.19 a:oad=0.29
a:oar=-0.18 a:oba=-0.12 a:obi=-0.036 a:obu=0.11 a:oca=0.032 a:oci=0.18 a:ock=0.069 a:oco=-0.088 a:oct=-0.048
a:ocu=-0.039 a:odd=0.092 a:ode=0.2 a:odk=0.23 a:oe$=0.044 a:off=-0.013 a:ofo=0.27 a:og$=-0.039 a:ogg=-0.092
a:ogo=-0.11 a:oin=0.035 a:ok$=-0.041 a:oke=0.053 a:oki=-0.036 a:oks=0.11 a:ol$=0.085 a:old=0.057 a:ole=-0.013
a:oli=-0.083 a:oll=0.28 a:olo=-0.022 a:ols=0.069 a:olt=0.019 a:olu=0.098 a:om$=0.27 a:omb=-0.085 a:ome=0.21
a:omm=0.47 a:omp=-0.099 a:omr=-0.018 a:on$=0.55 a:ona=-0.027 a:onc=-0.037 a:ond=-0.018 a:one=-0.042
a:ong=-0.026 a:onl=0.027 a:ons=-0.3 a:ont=-0.093 a:onz=0.14 a:oo$=-0.15 a:ook=-0.078 a:ool=0.34 a:oom=-0.19
a:oop=-0.56 a:oot=0.11 a:op$=-0.46 a:opd=-0.013 a:ope=0.24 a:opl=-0.13 a:opt=-0.1 a:opu=-0.1 a:or$=-0.055
a:ora=-0.093 a:orc=-0.017 a:ore=0.48 a:org=-0.027 a:ori=-0.018 a:orl=0.049 a:orm=-0.14 a:ort=-0.37 a:ory=0.27
a:os$=0.12 a:osc=-0.016 a:ose=-0.36 a:osi=0.2 a:ost=0.27 a:ot$=-0.066 a:ota=0.053 a:ote=0.027 a:oti=0.045
a:oto=0.048 a:ott=0.18 a:oun=0.69 a:our=-0.034 a:out=-0.28 a:ove=0.062 a:ow$=0.8 a:owe=-0.086 a:own=-0.05
a:oxr=-0.088 a:oz$=-0.032 a:pad=-0.043 a:pag=0.17 a:pal=0.057 a:pan=0.47 a:pap=-0.013 a:par=0.053 a:pat=0.14
a:pdo=-0.013 a:pe$=-0.13 a:pec=-0.044 a:pen=0.39 a:per=-0.053 a:pho=-0.064 a:pi$=-0.013 a:pic=-0.052
a:pis=0.04 a:pla=0.4 a:ple=-0.13 a:pli=0.064 a:plo=-0.022 a:plu=-0.078 a:ply=-0.38 a:plä=-0.042 a:pm$=-0.03
a:pmc=0.092 a:pod=0.09 a:poi=0.035 a:pon=-0.033 a:pop=-0.1 a:pos=0.56 a:pot=0.08 a:pp$=0.045 a:ppe=-0.15
a:pre=-0.2 a:pri=-0.32 a:pro=-0.038 a:ps$=0.077 a:pse=0.11 a:pt$=0.053 a:pta=-0.12 a:pte=0.025 a:pti=-0.074
a:pul=0.08 a:pup=-0.1 a:pv$=0.074 a:pvo=-0.053 a:qi$=0.24 a:qid=-0.038 a:qps=0.11 a:qt$=0.18 a:que=-0.27
a:qus=0.24 a:qww=0.11 a:qz$=-0.025 a:ra$=-0.076 a:rac=0.095 a:rad=0.06 a:rag=-0.022 a:rai=0.088 a:ral=-0.12
a:ram=-0.11 a:ran=0.29 a:rap=-0.1 a:rar=-0.033 a:ras=0.053 a:ray=0.18 a:rbe=0.13 a:rc$=0.085 a:rce=-0.017
a:rch=-0.052 a:rd$=-0.077 a:rde=0.046 a:rdm=-0.096 a:rdp=0.074 a:rds=0.017 a:rdu=-0.14 a:re$=-0.28 a:rea=-0.22
a:reb=0.09 a:rec=-0.059 a:red=0.076 a:ree=-0.018 a:rei=0.13 a:rel=0.066 a:rem=-0.24 a:ren=-0.24 a:rep=-0.3
a:rer=0.14 a:res=-0.21 a:ret=-0.033 a:rev=-0.026 a:rey=0.097 a:rft=-0.076 a:rga=-0.027 a:rge=-0.018
a:rgi=-0.043 a:rh$=0.11 a:rhe=0.09 a:ri$=-0.14 a:ria=-0.011 a:ric=0.032 a:rif=-0.05 a:rig=0.17 a:rim=-0.02
a:rin=-0.057 a:rio=0.16 a:rit=-0.064 a:riz=-0.018 a:rke=0.056 a:rl$=0.03 a:rla=-0.036 a:rld=0.085 a:rli=-0.12
a:rm$=-0.18 a:rma=0.047 a:rmk=0.011 a:rn$=-0.12 a:rna=0.045 a:ro$=0.55 a:rof=-0.059 a:rok=0.053 a:rol=-0.24
a:ron=-0.076 a:roo=-0.14 a:rop=-0.013 a:rou=0.11 a:row=-0.026 a:rp$=0.11 a:rre=0.11 a:rro=0.088 a:rs$=0.19
a:rst=-0.012 a:rt$=-0.22 a:rti=0.28 a:rtl=-0.059 a:rtu=-0.14 a:rue=-0.041 a:rwi=-0.034 a:ry$=0.043 a:rza=-0.14
a:sab=-0.066 a:sap=-0.022 a:say=-0.067 a:sc$=0.19 a:sch=0.1 a:scr=-0.16 a:se$=-0.43 a:sea=-0.052 a:sec=-0.018
a:sed=-0.13 a:sel=-0.34 a:sen=0.29 a:seo=0.053 a:ser=-0.018 a:set=-0.14 a:sfo=0.092 a:sha=-0.36 a:shi=-0.019
a:sho=0.28 a:si$=0.053 a:sia=0.12 a:sib=-0.017 a:sid=-0.18 a:sie=-0.012 a:sig=-0.21 a:sit=0.23 a:siz=0.011
a:sk$=-0.064 a:ska=-0.096 a:ski=-0.19 a:skt=-0.054 a:sku=0.23 a:sm$=-0.24 a:snd=0.11 a:so$=-0.088 a:soc=0.18
a:sol=-0.082 a:son=-0.036 a:sor=-0.37 a:spa=0.025 a:spe=-0.044 a:spl=0.092 a:spo=0.02 a:spr=-0.11 a:sq$=-0.11
a:sqi=-0.038 a:squ=0.24 a:sr$=-0.19 a:src=0.018 a:srh=0.11 a:ss$=0.31 a:sse=-0.11 a:sta=0.052 a:ste=0.13
a:sti=0.13 a:stm=0.088 a:sto=0.3 a:str=-0.17 a:sty=-0.12 a:sua=0.19 a:sub=-0.61 a:sv$=-0.016 a:svg=-0.17
a:swe=-0.14 a:swi=-0.074 a:sym=0.055 a:ta$=0.33 a:tab=-0.2 a:tag=0.037 a:tai=-0.21 a:tal=0.49 a:tap=0.16
a:tar=-0.077 a:tat=0.17 a:tco=0.28 a:td$=-0.028 a:te$=-0.16 a:ted=-0.14 a:teg=-0.03 a:tei=-0.059 a:tel=-0.012
a:tem=0.016 a:ten=0.47 a:ter=0.32 a:tes=0.019 a:tex=0.15 a:th$=0.13 a:the=-0.21 a:thi=0.08 a:tho=-0.064
a:ti$=0.053 a:tia=0.092 a:tic=0.22 a:tie=-0.24 a:tif=0.33 a:tik=0.21 a:til=0.04 a:tin=0.13 a:tio=-0.072
a:tip=0.11 a:tir=-0.028 a:tit=-0.3 a:tiv=-0.1 a:tle=-0.3 a:tli=-0.12 a:tls=0.11 a:tm$=-0.095 a:tml=-0.077
a:tn$=-0.014 a:to$=0.24 a:tog=-0.17 a:tom=0.14 a:ton=0.069 a:too=0.34 a:top=-0.58 a:tor=0.26 a:tos=-0.027
a:tou=-0.034 a:tp$=-0.049 a:tps=-0.055 a:tr$=0.068 a:tra=0.19 a:tre=-0.14 a:tri=0.11 a:tro=-0.046 a:tru=-0.041
a:ts$=0.44 a:tsa=-0.022 a:tt$=-0.061 a:tte=0.057 a:tti=-0.057 a:tto=-0.012 a:ttp=-0.053 a:ttr=0.051
a:tua=-0.14 a:tum=0.2 a:tun=0.067 a:tur=-0.033 a:tvs=-0.088 a:tw$=0.23 a:twa=0.088 a:twi=-0.042 a:two=-0.034
a:txt=-0.26 a:ty$=0.093 a:tyl=-0.12 a:typ=-0.028 a:tzc=-0.042 a:tze=0.16 a:ual=0.052 a:ub$=-0.055 a:ubb=0.23
a:ubm=-0.59 a:ue$=-0.35 a:uel=-0.017 a:uer=-0.1 a:ues=-0.23 a:uet=0.099 a:uf$=-0.096 a:ugu=-0.096 a:ui$=0.034
a:uil=-0.033 a:uin=-0.14 a:uk$=-0.12 a:ula=0.014 a:ull=0.2 a:ult=-0.013 a:um$=0.15 a:umb=-0.066 a:ume=-0.015
a:umn=0.098 a:ump=-0.13 a:umx=0.11 a:un$=0.053 a:und=0.16 a:ung=0.2 a:uni=0.33 a:unn=0.097 a:unr=0.017
a:unt=0.67 a:uoe=0.11 a:uoo=-0.088 a:up$=0.066 a:upv=-0.053 a:ur$=0.053 a:ura=0.024 a:uri=-0.034 a:url=0.03
a:urn=-0.033 a:urr=-0.022 a:us$=0.35 a:use=0.29 a:usi=0.043 a:ust=0.036 a:ut$=0.04 a:uth=-0.064 a:uti=0.04
a:utl=-0.12 a:utz=0.16 a:uu$=-0.018 a:va$=0.1 a:val=-0.051 a:var=0.05 a:vas=-0.027 a:vat=-0.064 a:vba=-0.07
a:ve$=-0.1 a:vef=-0.11 a:vel=-0.21 a:ven=-0.058 a:ver=-0.061 a:ves=0.088 a:vg$=-0.17 a:vi$=-0.018 a:via=-0.027
a:vic=-0.03 a:vid=0.04 a:vie=0.15 a:vig=-0.062 a:vir=-0.14 a:vis=0.17 a:vl$=-0.043 a:vm$=0.13 a:von=0.09
a:vot=-0.079 a:vro=-0.076 a:vrp=0.11 a:vs$=-0.088 a:vv$=0.11 a:wah=0.09 a:wal=-0.01 a:was=0.067 a:wat=0.088
a:wck=-0.088 a:wei=0.092 a:wer=-0.22 a:wfj=-0.016 a:wha=-0.022 a:whi=0.081 a:wi$=-0.088 a:wid=0.018
a:wis=-0.035 a:wit=-0.076 a:wn$=-0.05 a:wor=0.068 a:wpe=-0.03 a:wra=-0.1 a:ws$=-0.25 a:wsi=0.053 a:wst=0.14
a:ww$=0.22 a:www=0.11 a:xb$=-0.032 a:xio=-0.017 a:xpa=0.29 a:xpl=-0.038 a:xr$=-0.088 a:xs$=-0.11 a:xt$=-0.031
a:xtr=-0.034 a:yer=-0.074 a:yl$=0.11 a:yle=-0.12 a:ymb=0.055 a:you=-0.08 a:ype=-0.028 a:yre=-0.33 a:yti=-0.013
a:zah=-0.14 a:zch=-0.042 a:zdu=-0.11 a:ze$=0.011 a:zei=0.057 a:zer=0.48 a:zfe=-0.13 a:zon=-0.018 a:zoz=-0.032
a:zs$=0.11 a:zy$=-0.064 a:ätz=-0.042 a:öff=0.13 a:ür$=0.017 f:^ar=0.057 f:^b$=0.32 f:^c$=-0.25 f:^co=0.39
f:^di=0.33 f:^ju=0.11 f:^ko=0.099 f:^li=0.26 f:^ma=-0.031 f:^me=-0.03 f:^mo=-0.047 f:^na=-0.32 f:^pa=0.32
f:^re=0.047 f:^sf=0.12 f:^sh=-0.028 f:^sk=-0.14 f:^th=0.33 f:^wh=-0.022 f:^wr=0.14 f:ad$=0.33 f:ade=0.19
f:ain=-0.024 f:ane=0.32 f:app=0.12 f:are=0.27 f:ats=-0.022 f:av$=-0.32 f:bil=-0.047 f:com=0.4 f:der=0.19
f:dis=0.33 f:ead=0.52 f:ent=0.49 f:epl=-0.12 f:er$=0.33 f:esp=0.047 f:ew$=-0.074 f:for=0.026 f:har=-0.028
f:hat=-0.022 f:hre=0.33 f:iew=-0.074 f:ile=-0.047 f:in$=-0.024 f:ink=-0.14 f:ipl=-0.14 f:isq=0.33 f:ist=0.12
f:jum=0.11 f:kip=-0.14 f:kom=0.099 f:le$=-0.047 f:lis=0.12 f:ly$=-0.12 f:mai=-0.031 f:men=0.47 f:mme=0.5
f:mob=-0.047 f:mp$=0.11 f:nav=-0.32 f:nd$=0.047 f:ne$=0.46 f:nk$=-0.14 f:nt$=0.38 f:nta=0.099 f:nte=-0.31
f:nts=0.14 f:obi=-0.047 f:omm=0.5 f:ond=0.047 f:orm=0.026 f:pan=0.32 f:per=0.14 f:pli=-0.14 f:ply=-0.12
f:pon=0.047 f:pp$=-0.022 f:ppe=0.14 f:qus=0.33 f:rap=0.14 f:re$=0.21 f:rea=0.58 f:rep=-0.12 f:res=0.047
f:rm$=0.17 f:sap=-0.022 f:sf$=0.12 f:sha=-0.028 f:ski=-0.14 f:spo=0.047 f:squ=0.33 f:st$=-0.029 f:tar=0.099
f:thr=0.33 f:ts$=0.14 f:tsa=-0.022 f:ump=0.11 f:us$=0.33 f:vie=-0.074 f:wha=-0.022 f:wra=0.14 has:count=2.3
has:no-text=0.37 has:number=-0.63 has:only-number=-0.37 has:sentence=-0.3 is:a=-0.88 is:button=-0.16
is:div=0.1 is:page=-1.6 is:page-place=0.4 is:within=0.78 p:^ac=0.15 p:^ar=-0.96 p:^as=0.17 p:^ax=0.029
p:^ba=-0.018 p:^be=0.044 p:^bl=0.11 p:^br=0.044 p:^ca=-0.16 p:^ch=-0.13 p:^co=0.2 p:^de=-0.094 p:^ec=0.35
p:^en=-0.014 p:^es=-0.037 p:^ev=-0.039 p:^f$=-0.092 p:^fb=0.16 p:^fi=-0.074 p:^fo=-0.25 p:^fp=0.097
p:^ga=0.089 p:^ge=-0.022 p:^ht=0.13 p:^hu=0.044 p:^id=-0.043 p:^in=0.29 p:^ja=-0.043 p:^jo=-0.073 p:^ko=-0.2
p:^li=-0.27 p:^lo=-0.014 p:^ma=0.1 p:^me=-0.28 p:^mi=-0.033 p:^mo=-0.16 p:^na=0.039 p:^ne=0.046 p:^no=0.12
p:^nu=0.088 p:^op=-0.03 p:^pa=0.44 p:^ph=-0.093 p:^po=-0.066 p:^py=0.041 p:^r$=0.11 p:^re=0.27 p:^s$=-0.01
p:^sc=-0.064 p:^se=-0.03 p:^sh=-0.15 p:^sp=-0.05 p:^sr=-0.01 p:^su=-0.045 p:^t$=-0.082 p:^ta=0.97 p:^te=0.17
p:^th=0.044 p:^to=-0.22 p:^tr=-0.013 p:^u$=-0.011 p:^ur=0.43 p:^us=-0.085 p:^vi=-0.017 p:^vo=0.13 p:^we=0.09
p:^wo=0.085 p:^yo=-0.088 p:ab$=0.15 p:acc=0.15 p:ace=-0.037 p:ach=-0.064 p:aci=0.039 p:act=-0.048 p:adg=0.067
p:aga=-0.079 p:age=0.34 p:aic=-0.079 p:air=0.29 p:al$=0.067 p:alk=0.8 p:all=0.12 p:ama=-0.079 p:an$=0.044
p:ana=0.043 p:and=-0.042 p:ank=0.044 p:ans=0.044 p:apa=-0.048 p:aph=-0.018 p:api=-0.048 p:ar$=-0.11 p:arc=-1.1
p:ard=-0.14 p:are=-0.26 p:ars=-0.032 p:art=0.16 p:ary=-0.22 p:as$=0.11 p:asc=0.036 p:asi=0.14 p:ask=0.029
p:ate=-0.17 p:ath=0.11 p:ati=0.057 p:ato=0.15 p:atz=-0.042 p:au$=-0.063 p:aus=-0.017 p:ava=0.036 p:azi=-0.079
p:bau=-0.018 p:be$=-0.2 p:bei=0.044 p:blo=0.1 p:bsc=-0.01 p:ca$=0.037 p:cal=0.033 p:cat=-0.17 p:cce=0.15
p:ce$=-0.037 p:cel=0.15 p:cha=-0.19 p:che=-0.095 p:chi=-1.1 p:chn=0.19 p:cho=-0.064 p:cia=0.19 p:cio=0.039
p:cle=0.24 p:cli=0.16 p:com=0.2 p:con=0.35 p:cri=-0.02 p:cro=-0.033 p:cti=-0.1 p:cto=-0.048 p:de$=-0.1
p:dee=-0.043 p:del=-0.042 p:den=-0.057 p:der=0.071 p:dex=0.097 p:dge=0.067 p:din=-0.013 p:dit=0.029 p:dne=0.14
p:don=0.14 p:dui=-0.14 p:eb$=0.09 p:ech=0.19 p:eco=0.35 p:ect=-0.03 p:een=-0.043 p:ef$=0.22 p:ego=-0.16
p:ehr=-0.084 p:ein=0.044 p:eit=-0.032 p:eld=-0.057 p:ele=0.13 p:ell=-0.016 p:elp=-0.042 p:emf=-0.048
p:en$=-0.15 p:end=-0.013 p:eng=-0.014 p:eni=-0.022 p:enk=-0.053 p:ent=-0.15 p:er$=-0.1 p:era=0.15 p:ern=0.065
p:es$=0.083 p:esi=0.14 p:esp=-0.037 p:ess=-0.074 p:et$=-0.018 p:eta=-0.063 p:ets=0.085 p:eve=-0.039 p:evi=0.07
p:ew$=-0.09 p:ews=0.22 p:ewt=-0.082 p:ex$=0.097 p:fac=-0.048 p:fic=-0.074 p:for=-0.2 p:fp$=0.097 p:gad=0.067
p:gaz=-0.079 p:ge$=0.27 p:gen=-0.022 p:ges=0.066 p:get=0.067 p:gin=-0.048 p:gol=-0.048 p:gor=-0.16
p:gra=-0.018 p:gy$=0.19 p:han=0.044 p:har=-0.28 p:hau=-0.074 p:hen=-0.096 p:hiv=-1.1 p:hno=0.19 p:hor=-0.064
p:hp$=-0.093 p:hr$=-0.084 p:htm=0.04 p:htt=0.09 p:ia$=0.25 p:ias=0.19 p:ibe=-0.2 p:ic$=-0.26 p:ica=-0.08
p:ici=0.19 p:icl=0.24 p:icr=-0.033 p:ict=-0.074 p:id$=0.29 p:ida=0.071 p:ide=-0.043 p:ie$=0.36 p:iew=-0.012
p:il$=-0.011 p:im$=-0.064 p:in$=-0.047 p:ind=0.24 p:ine=-0.089 p:inf=0.057 p:ing=0.031 p:ini=-0.03 p:ino=-0.14
p:ion=-0.018 p:ipt=-0.02 p:iqu=-0.072 p:ire=0.29 p:ist=-0.16 p:ite=-0.066 p:iti=-0.072 p:ive=-1.1 p:jam=-0.079
p:jav=0.036 p:kom=-0.25 p:ks$=0.044 p:las=-0.074 p:lat=-0.042 p:lde=-0.057 p:le$=0.23 p:leg=-0.018
p:lem=-0.048 p:ler=0.15 p:lib=-0.2 p:lid=0.16 p:lis=-0.16 p:lit=-0.072 p:lk$=0.8 p:ll$=0.088 p:lle=-0.016
p:llo=0.12 p:loc=0.033 p:log=0.37 p:lor=0.11 p:lpl=-0.042 p:mag=-0.079 p:mai=-0.079 p:mal=0.12 p:mat=0.17
p:meh=-0.084 p:mel=-0.13 p:men=-0.11 p:met=-0.063 p:mfa=-0.048 p:mic=-0.033 p:mie=0.36 p:mit=-0.034 p:ml$=0.04
p:mme=-0.11 p:mod=0.071 p:mon=-0.23 p:na$=0.11 p:nac=0.039 p:nal=0.033 p:nde=0.055 p:ndi=-0.013 p:ndo=0.14
p:ne$=-0.079 p:nes=0.13 p:new=0.055 p:nfo=0.057 p:ng$=0.031 p:nga=-0.018 p:nio=-0.03 p:nko=-0.053 p:nks=0.044
p:nli=-0.2 p:no$=-0.14 p:nol=0.19 p:nom=0.35 p:nos=-0.046 p:not=0.19 p:ns$=0.034 p:nt$=-0.057 p:nta=-0.18
p:nti=-0.13 p:nts=0.19 p:oca=0.033 p:och=-0.053 p:ode=0.071 p:og$=0.22 p:ogi=-0.048 p:ogy=0.19 p:oid=0.13
p:ole=-0.048 p:oli=-0.072 p:olo=0.19 p:om$=-0.023 p:omi=0.36 p:omm=-0.11 p:on$=-0.044 p:ona=0.039 p:one=0.14
p:onl=-0.2 p:ono=0.35 p:ons=-0.01 p:opi=-0.29 p:ora=0.043 p:orc=0.12 p:ork=-0.064 p:orl=0.14 p:orm=0.057
p:ors=0.15 p:oru=-0.3 p:ory=-0.21 p:os$=0.044 p:osc=-0.046 p:osi=-0.033 p:oti=0.19 p:out=-0.088 p:pac=-0.037
p:pag=0.4 p:pap=-0.048 p:par=0.043 p:php=-0.093 p:pi$=-0.097 p:pic=-0.26 p:pin=-0.03 p:pla=-0.042 p:pol=-0.072
p:pti=-0.01 p:que=-0.072 p:ra$=-0.01 p:ran=0.043 p:rap=-0.018 p:rat=0.15 p:rc$=-0.014 p:rca=0.12 p:rch=-1.1
p:rdu=-0.14 p:re$=-0.21 p:red=0.029 p:ref=0.22 p:ren=-0.013 p:rer=-0.011 p:res=0.24 p:ret=-0.048 p:rev=0.07
p:rip=-0.02 p:rk$=-0.074 p:rl$=0.43 p:rld=0.14 p:rma=0.057 p:rn$=-0.048 p:rna=0.065 p:ros=0.011 p:rs$=0.15
p:rse=-0.032 p:rt$=0.043 p:rte=-0.13 p:rti=0.24 p:rum=-0.3 p:ry$=-0.27 p:sch=-0.13 p:scr=-0.02 p:sec=-0.03
p:sei=-0.032 p:ser=-0.085 p:sha=-0.15 p:sia=0.14 p:sit=-0.039 p:spa=-0.037 p:spi=-0.05 p:src=-0.014
p:ss$=-0.01 p:ssc=-0.063 p:sst=-0.011 p:st$=-0.15 p:sti=-0.011 p:sub=-0.044 p:ta$=-0.063 p:tab=0.15
p:tag=-0.063 p:tai=0.29 p:tal=0.8 p:tar=-0.47 p:te$=-0.2 p:tec=0.19 p:teg=-0.16 p:tel=-0.018 p:ter=-0.015
p:tf$=0.044 p:tho=0.041 p:ti$=-0.13 p:tic=0.43 p:til=-0.011 p:tio=-0.057 p:tiq=-0.072 p:tml=0.04 p:to$=-0.048
p:top=-0.26 p:tor=0.1 p:tp$=0.09 p:tre=-0.013 p:ts$=0.19 p:ttp=0.09 p:tur=-0.052 p:tzc=-0.042 p:ubs=-0.01
p:ues=-0.072 p:uin=-0.14 p:uk$=-0.018 p:ull=0.088 p:um$=-0.3 p:url=0.43 p:urn=-0.048 p:us$=-0.022 p:use=-0.085
p:uss=-0.011 p:uta=-0.088 p:uve=-0.016 p:vas=0.036 p:ve$=-1.1 p:vel=-0.016 p:ven=-0.039 p:vid=0.071
p:vie=-0.012 p:voi=0.13 p:web=0.09 p:wor=0.14 p:ws$=0.22 p:wto=-0.082 p:yap=-0.048 p:you=-0.088 p:zch=-0.042
p:zin=-0.079 says:attribute=0.67 says:fragment=0.5 says:long=-0.044 says:path=-0.11 says:short=1.4
says:text=1.4 t:^a$=-0.031 t:^ab=-0.074 t:^ad=-0.73 t:^af=0.45 t:^al=0.3 t:^an=0.15 t:^ar=-0.096 t:^au=-0.25
t:^ba=-0.011 t:^be=-0.063 t:^bl=-0.086 t:^by=-0.15 t:^ch=-0.13 t:^cl=0.027 t:^co=0.71 t:^da=-0.1 t:^de=-0.061
t:^di=-0.34 t:^do=-0.074 t:^ed=-0.074 t:^ei=0.1 t:^em=-0.1 t:^en=0.097 t:^er=-0.012 t:^es=-0.14 t:^et=0.32
t:^ev=-0.033 t:^ex=0.062 t:^fa=-0.047 t:^fe=-0.088 t:^fi=-0.16 t:^fl=-0.029 t:^fü=-0.14 t:^gi=-0.14
t:^gr=-0.026 t:^gł=-0.017 t:^hi=-0.59 t:^i$=0.096 t:^ig=-0.061 t:^in=-0.42 t:^is=-0.14 t:^je=-0.12
t:^jo=-0.073 t:^k$=0.029 t:^ka=-0.036 t:^ke=0.28 t:^ko=0.4 t:^la=-0.083 t:^le=0.51 t:^li=-0.049 t:^lo=0.15
t:^ma=-0.15 t:^me=-0.24 t:^mi=-0.43 t:^mo=-0.27 t:^na=-0.017 t:^ne=-0.2 t:^no=-0.063 t:^of=-0.16 t:^oh=-0.01
t:^ok=-0.027 t:^on=-0.18 t:^op=0.15 t:^ou=0.046 t:^pa=-0.093 t:^po=-0.015 t:^pr=-0.32 t:^pu=-0.16 t:^re=0.032
t:^ru=-0.15 t:^sc=-0.16 t:^se=0.082 t:^sh=0.12 t:^si=-0.36 t:^sk=-0.017 t:^so=-0.074 t:^sp=-0.15 t:^st=-0.014
t:^su=0.023 t:^te=-0.091 t:^th=0.079 t:^to=-0.47 t:^tr=-0.013 t:^tw=-0.042 t:^un=-0.056 t:^us=-0.074
t:^ve=0.12 t:^vi=0.76 t:^vo=0.022 t:^we=0.057 t:^wh=0.051 t:^wo=-0.056 t:^wy=-0.26 t:^yo=-0.24 t:^z$=-0.029
t:^zu=-0.036 t:^öf=0.11 t:^ко=0.19 t:^мн=-0.057 t:^от=-0.018 t:^по=0.12 t:^تع=0.18 t:^رد=-0.07 t:^شه=-0.019
t:^مش=0.18 t:^か月=-0.025 t:^コメ=0.38 t:^年$=-0.097 t:^日$=-0.097 t:^星期=-0.097 t:^月$=-0.097 t:^条评=0.15 t:^查看=0.15
t:^评论=0.19 t:^返信=-0.016 t:abo=-0.01 t:abs=-0.064 t:ace=-0.04 t:ach=-0.064 t:acj=-0.017 t:ack=-0.088 t:ad$=0.8
t:add=-0.73 t:ade=0.35 t:aff=0.45 t:ag$=-0.029 t:age=-0.047 t:ail=-0.16 t:air=0.3 t:aj$=-0.057 t:ajo=-0.056
t:all=0.18 t:and=-0.013 t:ann=-0.088 t:ans=-0.023 t:ant=0.054 t:anz=0.23 t:ar$=-0.66 t:arc=-0.017 t:are=0.72
t:arf=-0.16 t:ari=0.43 t:arr=-0.032 t:art=-0.26 t:ary=-0.3 t:arz=-0.34 t:asn=-0.1 t:ass=-0.098 t:ast=-0.3
t:at$=0.32 t:ati=-0.094 t:att=-0.046 t:au$=-0.033 t:auf=-0.034 t:aus=-0.011 t:aux=-0.21 t:bac=-0.088
t:bar=-0.18 t:bau=-0.011 t:be$=-0.16 t:bei=0.093 t:ber=-0.032 t:bil=-0.018 t:ble=0.2 t:bli=-0.16 t:blo=-0.086
t:bo$=-0.01 t:boo=-0.04 t:bri=-0.043 t:bse=-0.064 t:bt$=-0.14 t:by$=-0.15 t:cat=-0.048 t:ceb=-0.04
t:cem=-0.088 t:ch$=-0.028 t:cha=-0.13 t:che=0.34 t:chi=-0.064 t:chl=-0.018 t:cho=-0.14 t:cht=-0.043 t:cil=0.32
t:cip=-0.054 t:ck$=-0.088 t:cli=0.32 t:clo=-0.3 t:com=0.18 t:con=0.3 t:cus=-0.051 t:cz$=-0.017 t:dal=-0.1
t:dan=-0.018 t:dba=-0.088 t:dd$=-0.73 t:de$=-0.13 t:deb=-0.18 t:del=-0.02 t:den=0.32 t:dep=-0.23 t:der=0.11
t:des=-0.13 t:die=-0.14 t:din=-0.06 t:dis=-0.61 t:dit=-0.11 t:do$=-0.019 t:ead=0.71 t:eba=-0.18 t:ebo=-0.04
t:ech=-0.059 t:ed$=-0.16 t:edi=-0.12 t:ee$=0.098 t:eed=-0.088 t:eet=-0.027 t:efe=-0.043 t:ege=-0.032
t:ehr=0.19 t:eic=-0.035 t:eig=0.24 t:eil=-0.084 t:ein=0.24 t:eis=-0.025 t:eit=0.15 t:el$=-0.016 t:eld=-0.06
t:ele=-0.02 t:ell=-0.012 t:eln=-0.032 t:em$=-0.23 t:ema=-0.24 t:emb=-0.012 t:eme=-0.2 t:emi=-0.23 t:en$=0.11
t:end=-0.11 t:enk=-0.056 t:ent=0.21 t:enu=-0.15 t:er$=-0.12 t:erb=-0.043 t:erc=-0.052 t:ere=-0.32 t:erk=-0.18
t:erl=-0.12 t:ern=-0.035 t:ers=0.1 t:esc=0.067 t:ese=-0.2 t:esp=-0.021 t:et$=0.3 t:ete=-0.02 t:eti=-0.14
t:ett=-0.14 t:etz=-0.15 t:eue=-0.07 t:eve=-0.033 t:ew$=0.79 t:ews=-0.1 t:exp=0.062 t:exu=-0.016 t:fac=-0.04
t:fal=-0.026 t:fan=-0.016 t:fe$=-0.043 t:fee=-0.088 t:ffi=0.45 t:ffn=0.11 t:fic=0.4 t:fir=-0.16 t:fla=-0.029
t:fne=0.11 t:for=-0.14 t:fun=-0.025 t:füg=-0.32 t:für=-0.14 t:ge$=0.093 t:gel=-0.032 t:gen=-0.24 t:ger=-0.047
t:gin=-0.044 t:gn$=-0.16 t:gro=-0.026 t:głó=-0.017 t:har=-0.35 t:hau=-0.011 t:he$=0.41 t:hem=-0.33
t:hen=-0.053 t:her=0.29 t:hin=-0.44 t:hit=0.051 t:hli=-0.018 t:hne=-0.01 t:hon=-0.14 t:how=0.29 t:hr$=0.22
t:hre=0.56 t:ht$=-0.018 t:häu=-0.045 t:ica=-0.048 t:ich=0.4 t:ici=-0.046 t:ide=-0.28 t:ie$=-0.15 t:ief=-0.043
t:ier=-0.32 t:ies=-0.14 t:iew=0.78 t:ifi=-0.048 t:ig$=-0.068 t:iga=-0.017 t:ige=0.24 t:ign=-0.16 t:il$=-0.17
t:ild=-0.018 t:ile=-0.084 t:ili=0.32 t:im$=-0.064 t:ima=0.32 t:in$=-0.28 t:inb=0.2 t:ind=-0.23 t:ine=0.089
t:ing=-0.16 t:ini=-0.086 t:ink=-0.047 t:int=-0.18 t:inu=-0.14 t:inz=-0.32 t:io$=0.2 t:ion=0.33 t:ios=0.23
t:ipa=-0.054 t:iqu=-0.15 t:ir$=0.07 t:ire=0.41 t:irs=-0.16 t:is$=-0.025 t:isc=-0.051 t:isk=-0.4 t:isq=-0.15
t:ist=-0.14 t:it$=-0.06 t:itd=-0.4 t:ite=0.11 t:ith=0.14 t:iti=-0.077 t:itr=0.093 t:itt=-0.015 t:ium=-0.23
t:iva=0.07 t:ión=-0.077 t:jet=-0.12 t:ji$=-0.017 t:jou=-0.056 t:kar=-0.036 t:ked=-0.047 t:kei=0.28
t:koc=-0.017 t:kom=0.19 t:kti=-0.025 t:kto=-0.019 t:kut=-0.4 t:lad=0.22 t:lag=-0.029 t:lar=-0.14 t:las=-0.49
t:lda=-0.018 t:lde=-0.06 t:le$=0.48 t:leg=0.096 t:lei=-0.026 t:len=0.1 t:les=0.31 t:let=-0.046 t:lie=0.15
t:lim=0.32 t:ll$=0.12 t:lla=-0.1 t:lle=0.15 t:ln$=-0.032 t:loa=0.24 t:log=-0.13 t:los=-0.3 t:lot=-0.045
t:lte=0.28 t:ma$=-0.14 t:mai=-0.16 t:mar=-0.043 t:mat=0.28 t:mbe=-0.012 t:me$=-0.074 t:meh=0.22 t:mei=-0.14
t:mel=-0.057 t:men=0.12 t:mes=-0.12 t:mit=-0.43 t:mme=0.17 t:mon=-0.16 t:mor=-0.12 t:mul=-0.14 t:nau=-0.026
t:nce=-0.088 t:nci=0.32 t:nd$=-0.013 t:nde=-0.12 t:ndi=-0.013 t:ne$=0.014 t:nen=0.019 t:nes=-0.026 t:net=-0.14
t:neu=-0.07 t:new=-0.087 t:nfa=-0.042 t:ng$=-0.16 t:nge=-0.15 t:nió=-0.077 t:nke=-0.047 t:nko=-0.056
t:nno=-0.088 t:not=-0.048 t:nov=-0.012 t:ns$=-0.052 t:nse=-0.016 t:nsi=-0.018 t:nt$=-0.34 t:nta=0.61
t:nte=-0.79 t:nti=-0.069 t:nts=0.68 t:nu$=-0.15 t:nun=-0.14 t:nwe=-0.025 t:nze=0.24 t:nzu=-0.32 t:oad=0.24
t:obe=-0.019 t:och=-0.056 t:ocz=-0.017 t:oda=-0.057 t:of$=-0.16 t:og$=-0.086 t:ogi=-0.044 t:ohn=-0.01
t:ok$=-0.04 t:okt=-0.019 t:ole=0.32 t:oll=-0.02 t:om$=-0.1 t:ome=0.091 t:omm=0.17 t:on$=0.032 t:ona=-0.026
t:onc=0.32 t:ond=-0.021 t:one=-0.16 t:ons=-0.068 t:ook=-0.04 t:op$=-0.37 t:ope=0.23 t:opi=-0.086 t:ore=-0.12
t:orm=-0.14 t:os$=0.23 t:ose=-0.3 t:ost=0.14 t:oth=-0.045 t:oti=-0.048 t:oun=-0.088 t:our=-0.24 t:ous=0.21
t:out=-0.011 t:ove=-0.017 t:ow$=0.29 t:owe=-0.15 t:pan=0.079 t:par=-0.093 t:pat=-0.046 t:pin=-0.086
t:pli=-0.016 t:pon=-0.021 t:pos=0.14 t:pow=-0.15 t:pre=-0.23 t:pri=-0.23 t:pub=-0.16 t:que=-0.15 t:qus=-0.15
t:rbr=-0.043 t:rch=-0.069 t:re$=0.43 t:rea=0.71 t:rec=-0.052 t:red=-0.19 t:reg=-0.032 t:rem=-0.23 t:ren=-0.15
t:res=0.3 t:rfo=-0.14 t:rie=-0.043 t:rin=-0.23 t:rio=0.43 t:rke=-0.026 t:rko=-0.16 t:rla=-0.092 t:rle=-0.026
t:rne=-0.026 t:rol=0.32 t:ron=-0.026 t:rre=-0.032 t:rs$=0.047 t:rse=-0.022 t:rst=-0.17 t:rta=-0.047
t:rte=-0.17 t:rti=-0.046 t:rul=-0.15 t:ry$=-0.3 t:rz$=-0.32 t:rzo=-0.026 t:sch=-0.16 t:sco=0.067 t:scu=-0.051
t:se$=-0.42 t:see=0.098 t:sem=-0.14 t:sen=0.064 t:ser=-0.21 t:sex=-0.016 t:sha=-0.17 t:sho=0.29 t:sic=-0.018
t:sid=-0.18 t:sie=-0.012 t:sig=-0.16 t:sio=0.68 t:sku=-0.4 t:som=-0.074 t:spo=-0.021 t:spr=-0.14 t:squ=-0.15
t:ss$=-0.73 t:sse=-0.092 t:ssi=0.68 t:st$=-0.59 t:ste=0.13 t:sti=-0.011 t:sui=0.07 t:sun=-0.026 t:sur=-0.047
t:tag=-0.047 t:tai=0.3 t:tar=0.32 t:tdi=-0.4 t:te$=-0.27 t:tei=-0.084 t:tel=-0.012 t:tem=-0.016 t:ten=-0.045
t:ter=-0.36 t:th$=0.14 t:tha=-0.045 t:the=0.079 t:thr=0.56 t:ti$=-0.031 t:tic=-0.046 t:tie=-0.4 t:tif=-0.048
t:til=-0.011 t:tio=-0.34 t:tiq=-0.14 t:tli=0.046 t:to$=-0.31 t:tob=-0.019 t:top=-0.37 t:tou=0.21 t:tre=-0.013
t:tro=0.32 t:ts$=0.68 t:tte=-0.15 t:twe=-0.027 t:twi=-0.015 t:tzt=-0.14 t:ubl=-0.16 t:uel=-0.016 t:uer=-0.086
t:uet=-0.14 t:uf$=-0.034 t:ufü=-0.32 t:uiv=0.07 t:ule=-0.15 t:um$=-0.37 t:un$=-0.056 t:unf=-0.026 t:ung=-0.15
t:unk=-0.025 t:ur$=-0.22 t:urs=-0.096 t:us$=-0.072 t:uss=-0.051 t:ute=-0.056 t:uti=-0.4 t:utl=0.046
t:ux$=-0.21 t:van=0.07 t:vem=-0.012 t:ven=-0.033 t:ver=0.12 t:vie=0.75 t:vol=-0.018 t:von=-0.029 t:wee=-0.027
t:wei=0.032 t:wer=-0.15 t:whi=0.051 t:wie=-0.14 t:wit=0.13 t:woc=-0.053 t:ws$=-0.1 t:you=-0.24 t:zei=0.24
t:zo$=-0.026 t:zt$=-0.12 t:zu$=0.13 t:zuf=-0.32 t:zum=-0.14 t:zur=-0.025 t:äus=-0.045 t:ón$=-0.077
t:ówn=-0.017 t:öff=0.11 t:üge=-0.32 t:ür$=-0.14 t:łów=-0.017 t:аза=0.12 t:ари=0.19 t:ать=0.12 t:вет=-0.012
t:ени=-0.057 t:ент=0.19 t:ети=-0.012 t:зат=0.12 t:ии$=0.19 t:ить=-0.018 t:ия$=-0.057 t:каз=0.12 t:ком=0.19
t:мен=0.19 t:мме=0.19 t:мне=-0.057 t:нен=-0.057 t:ния=-0.057 t:нта=0.19 t:ока=0.12 t:омм=0.19 t:отв=-0.012
t:пок=0.12 t:рии=0.19 t:тар=0.19 t:тве=-0.012 t:тит=-0.012 t:ть$=0.098 t:ات$=0.011 t:الت=0.011 t:اهد=0.18
t:تعل=0.19 t:دة$=0.18 t:رد$=-0.07 t:شاه=0.18 t:شهر=-0.019 t:علي=0.19 t:قا$=0.18 t:قائ=-0.018 t:قات=0.011
t:لتع=0.011 t:ليق=0.19 t:مشا=0.18 t:هدة=0.18 t:هر$=-0.019 t:يقا=0.19 t:か月$=-0.025 t:を表示=0.3 t:を見る=0.078
t:コメン=0.38 t:トを表=0.3 t:トを見=0.078 t:メント=0.38 t:ントを=0.38 t:条评论=0.15 t:查看$=0.15 t:表示$=0.3 t:見る$=0.078 t:评论$=0.34
t:返信$=-0.016
`),
};
