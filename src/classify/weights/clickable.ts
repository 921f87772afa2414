// Weights of the clickable classifier. Written by `skein train`; not edited by hand.
// 3345 clickables (1358 of real pages); sites left out: F1 0.941 (precision 0.939, recall 0.944, 3345).
import { type GramModel, packedWeights } from '../gram-model.ts';

export const clickableModel: GramModel = {
  bias: -1.1849,
  slope: -5.0863,
  offset: 0.091021,
  weights: packedWeights(`
a:^a$=0.18 a:^ac=-0.057 a:^ad=0.12 a:^ae=0.12 a:^ag=-0.069 a:^al=0.27 a:^am=-0.059 a:^an=-0.11 a:^ap=0.061
a:^ar=0.38 a:^as=-0.15 a:^at=0.057 a:^av=-0.071 a:^aw=0.053 a:^ax=-0.019 a:^b$=0.25 a:^ba=0.15 a:^bb=-0.049
a:^be=0.17 a:^bf=-0.064 a:^bg=-0.069 a:^bi=0.16 a:^bl=-0.3 a:^bm=-0.078 a:^bo=0.038 a:^br=-0.11 a:^bt=-0.066
a:^bu=0.081 a:^bv=0.12 a:^by=-0.081 a:^c$=0.047 a:^ca=-0.054 a:^cb=0.021 a:^cd=0.067 a:^ce=0.12 a:^ch=0.012
a:^ci=-0.078 a:^ck=-0.069 a:^cl=-0.37 a:^cm=0.28 a:^cn=-0.98 a:^co=0.45 a:^cp=0.13 a:^cs=0.4 a:^ct=-0.083
a:^cv=-0.066 a:^d$=0.32 a:^da=-0.026 a:^db=0.11 a:^dc=0.028 a:^de=-0.2 a:^di=0.6 a:^dl=0.095 a:^do=0.049
a:^dq=-0.026 a:^dr=0.11 a:^ds=-0.1 a:^du=0.12 a:^dv=0.12 a:^e$=0.26 a:^ec=0.058 a:^ed=-0.049 a:^eg=-0.13
a:^ei=-0.14 a:^el=0.19 a:^en=0.14 a:^ep=0.036 a:^er=-0.048 a:^eu=-0.059 a:^ev=0.01 a:^ex=0.3 a:^f$=-0.029
a:^fa=0.072 a:^fb=-0.077 a:^fc=0.18 a:^fe=-0.09 a:^fh=0.12 a:^fi=-0.097 a:^fl=-0.054 a:^fo=-0.24 a:^fr=-0.028
a:^fs=-0.061 a:^fu=-0.063 a:^fy=-0.12 a:^fz=-0.026 a:^fü=0.013 a:^g$=-0.05 a:^ga=-0.25 a:^ge=0.19 a:^gh=-0.013
a:^gl=-0.038 a:^go=0.23 a:^gq=-0.059 a:^gr=0.14 a:^gt=-0.1 a:^gu=0.15 a:^h$=-0.018 a:^ha=0.1 a:^he=-0.036
a:^hi=0.33 a:^ho=-0.042 a:^hr=-0.15 a:^ht=-0.059 a:^hw=0.12 a:^hy=-0.049 a:^i$=0.12 a:^ic=0.7 a:^id=0.38
a:^if=0.01 a:^il=0.053 a:^in=0.065 a:^is=-0.021 a:^it=0.04 a:^j$=0.42 a:^ja=-0.059 a:^jb=0.19 a:^je=-0.019
a:^jh=-0.066 a:^ji=-0.026 a:^jp=0.053 a:^jr=-0.12 a:^js=-0.02 a:^ju=-0.025 a:^k$=-0.13 a:^ka=0.053
a:^kc=-0.069 a:^ke=0.074 a:^ki=0.12 a:^kk=0.23 a:^kl=0.048 a:^km=-0.059 a:^ko=-0.085 a:^kw=-0.069 a:^kz=-0.13
a:^l$=-0.011 a:^la=-0.084 a:^le=0.044 a:^lf=0.03 a:^li=0.11 a:^ln=-0.17 a:^lo=0.055 a:^lv=-0.042 a:^lz=-0.069
a:^m$=0.17 a:^ma=0.11 a:^md=0.35 a:^me=0.3 a:^mi=-0.077 a:^ml=-0.047 a:^mm=0.025 a:^mn=-0.068 a:^mo=0.35
a:^mr=0.27 a:^ms=-0.08 a:^mu=0.018 a:^my=0.082 a:^n$=0.042 a:^na=-0.12 a:^ne=0.1 a:^ni=0.11 a:^nl=0.12
a:^no=0.072 a:^nu=0.39 a:^nx=-0.026 a:^o$=0.19 a:^oc=-0.12 a:^od=0.22 a:^ok=0.12 a:^om=0.053 a:^on=-0.094
a:^oo=-0.066 a:^op=0.85 a:^or=-0.029 a:^ou=-0.22 a:^ov=-0.059 a:^p$=0.3 a:^pa=0.38 a:^pe=0.051 a:^ph=0.099
a:^pi=-0.18 a:^pl=0.13 a:^pm=0.13 a:^po=0.42 a:^pr=-0.48 a:^pt=0.053 a:^pu=0.087 a:^q$=0.23 a:^qi=0.19
a:^qp=0.12 a:^qu=-0.23 a:^qw=0.12 a:^r$=0.13 a:^ra=0.2 a:^rc=0.061 a:^rd=0.077 a:^re=-0.32 a:^ri=-0.19
a:^rm=0.017 a:^ro=0.023 a:^rt=-0.055 a:^rx=-0.069 a:^s$=-0.052 a:^se=-0.46 a:^sh=-0.058 a:^si=-0.26
a:^sk=-0.16 a:^sm=-0.15 a:^so=-0.22 a:^sp=-0.067 a:^sr=-0.034 a:^st=-0.067 a:^su=-0.57 a:^sv=-0.2 a:^sw=-0.064
a:^sy=0.052 a:^t$=0.13 a:^ta=0.53 a:^td=-0.013 a:^te=0.26 a:^tf=-0.069 a:^th=-0.24 a:^ti=-0.31 a:^tl=0.12
a:^to=0.11 a:^tp=-0.047 a:^tr=0.39 a:^tt=-0.05 a:^tu=0.19 a:^tv=-0.069 a:^tw=0.17 a:^tx=-0.23 a:^ty=-0.018
a:^u$=0.077 a:^ug=-0.073 a:^ui=0.046 a:^uk=0.028 a:^um=0.044 a:^un=0.2 a:^uo=0.05 a:^up=0.15 a:^ur=0.036
a:^ut=0.3 a:^v$=-0.076 a:^va=0.12 a:^vc=-0.047 a:^ve=-0.17 a:^vi=0.16 a:^vo=0.094 a:^w$=0.35 a:^wa=0.07
a:^we=0.089 a:^wh=0.08 a:^wi=-0.018 a:^wk=-0.059 a:^wo=0.1 a:^wp=-0.2 a:^wr=-0.092 a:^ww=0.095 a:^x$=0.099
a:^xs=-0.15 a:^y$=-0.025 a:^ya=-0.011 a:^yl=0.12 a:^yo=-0.051 a:^yw=0.023 a:^z$=0.36 a:^zd=-0.13 a:^ze=0.2
a:^zo=-0.098 a:^öf=0.13 a:^ال=-0.018 a:aat=0.053 a:ab$=-0.096 a:aba=-0.029 a:abe=-0.096 a:abl=-0.24
a:abs=-0.069 a:ac$=-0.049 a:acc=-0.077 a:ace=-0.043 a:aci=-0.029 a:ack=0.066 a:act=-0.1 a:ad$=0.52 a:ada=0.063
a:add=0.052 a:ade=0.064 a:adi=0.14 a:adl=0.035 a:ae$=0.12 a:ag$=-0.033 a:age=0.12 a:ahl=-0.14 a:ahr=0.094
a:aic=-0.023 a:ail=-0.055 a:ain=0.38 a:air=-0.21 a:ak$=0.053 a:al$=-0.17 a:ala=0.053 a:ale=-0.029 a:ali=0.11
a:alk=0.43 a:all=0.31 a:alo=-0.035 a:als=-0.19 a:alt=0.11 a:alu=-0.036 a:aly=-0.013 a:am$=-0.28 a:ama=0.03
a:ame=0.1 a:amp=-0.08 a:an$=0.028 a:ana=-0.032 a:anc=0.054 a:and=0.23 a:ane=0.22 a:ang=-0.1 a:ani=0.024
a:ank=0.15 a:ann=-0.021 a:ans=-0.079 a:ant=0.05 a:anz=0.054 a:ap$=0.16 a:app=-0.031 a:aps=0.15 a:ar$=-0.2
a:arb=0.13 a:arc=-0.039 a:ard=-0.3 a:are=-0.087 a:arg=-0.028 a:ari=0.12 a:ark=0.14 a:arr=0.055 a:ars=0.048
a:art=0.4 a:ary=-0.21 a:arz=-0.14 a:as$=0.15 a:ase=-0.052 a:asi=0.053 a:asp=-0.057 a:ass=-0.08 a:ast=0.066
a:at$=0.47 a:ata=-0.14 a:atc=0.071 a:ate=-0.25 a:ati=0.11 a:auf=-0.077 a:aus=0.15 a:aut=-0.061 a:ava=-0.061
a:avb=-0.057 a:avi=-0.073 a:aws=0.053 a:ax$=0.24 a:axi=-0.019 a:ay$=0.18 a:aye=-0.058 a:az$=0.22 a:azy=-0.061
a:bac=-0.022 a:bal=-0.12 a:ban=-0.029 a:bar=-0.12 a:bb$=-0.049 a:bbl=0.23 a:be$=0.19 a:bef=0.15 a:bei=-0.044
a:bel=-0.096 a:ber=0.14 a:bf$=-0.064 a:bg$=-0.069 a:big=0.1 a:bil=-0.015 a:bis=0.053 a:bit=0.094 a:bla=-0.015
a:bli=-0.066 a:blo=0.12 a:blu=-0.24 a:bme=-0.011 a:bmi=-0.53 a:boa=-0.16 a:bol=0.23 a:boo=-0.027 a:bor=-0.02
a:bot=-0.05 a:bra=0.06 a:brl=-0.16 a:bs$=0.03 a:btn=-0.066 a:bua=0.11 a:bub=0.23 a:bus=-0.012 a:but=-0.037
a:bv$=0.077 a:bvv=0.12 a:by$=-0.081 a:ca$=-0.085 a:cal=-0.15 a:can=-0.043 a:cap=-0.077 a:cat=0.12 a:cbs=0.021
a:cce=-0.028 a:cco=-0.049 a:cd$=0.18 a:ce$=-0.037 a:ceb=-0.027 a:cen=0.094 a:cep=-0.028 a:ces=-0.035
a:cfs=-0.069 a:cha=0.033 a:chb=0.077 a:che=-0.029 a:cho=0.12 a:chr=0.15 a:cht=-0.034 a:ci$=-0.069 a:cia=0.16
a:cig=-0.069 a:cio=-0.029 a:cip=0.15 a:ck$=-0.011 a:cke=0.14 a:ckg=0.052 a:cki=0.23 a:ckt=-0.069 a:ckw=-0.069
a:cl$=0.077 a:cla=-0.021 a:cle=0.3 a:cli=-0.13 a:clk=0.073 a:clo=-0.29 a:cms=0.18 a:cmt=0.34 a:cnt=-0.95
a:co$=-0.094 a:com=0.32 a:con=0.42 a:coo=-0.069 a:cor=-0.21 a:cou=0.67 a:cov=0.077 a:cox=-0.069 a:cp$=0.12
a:cre=-0.063 a:cro=-0.11 a:css=0.4 a:ct$=-0.13 a:cta=-0.034 a:cte=-0.29 a:cti=-0.15 a:cto=-0.04 a:cur=0.025
a:cus=-0.023 a:cv$=0.052 a:da$=0.15 a:dan=-0.1 a:dar=0.19 a:das=-0.029 a:dat=-0.22 a:dav=0.036 a:db$=0.14
a:dba=-0.074 a:dd$=0.1 a:dde=0.095 a:ddi=-0.076 a:de$=0.041 a:dea=0.036 a:deb=-0.16 a:ded=0.31 a:def=-0.028
a:del=-0.043 a:dem=0.15 a:den=0.041 a:deo=-0.013 a:der=0.17 a:des=0.014 a:det=0.053 a:dex=-0.019 a:dg$=-0.012
a:di$=0.053 a:dia=0.17 a:die=0.25 a:din=-0.013 a:dio=-0.049 a:dis=0.37 a:dit=-0.034 a:diu=0.06 a:dka=0.22
a:dl$=0.095 a:dli=0.035 a:do$=0.11 a:dom=-0.064 a:dot=0.06 a:dow=-0.096 a:dpv=0.077 a:dq$=-0.026 a:dr$=0.12
a:dro=-0.11 a:ds$=0.018 a:dsq=-0.094 a:dth=0.017 a:du$=-0.13 a:dui=-0.14 a:dun=0.15 a:dvr=0.12 a:ea$=-0.049
a:eac=-0.055 a:ead=0.33 a:eal=0.053 a:eam=-0.2 a:ear=-0.23 a:eas=0.015 a:eb$=-0.059 a:eba=-0.16 a:ebe=0.036
a:ebl=0.094 a:ebo=-0.1 a:ech=0.058 a:eci=-0.033 a:eco=-0.063 a:ect=-0.37 a:ed$=-0.27 a:edd=0.11 a:edi=0.14
a:eed=-0.11 a:een=-0.016 a:ef$=-0.059 a:efe=0.11 a:efo=0.15 a:eft=-0.073 a:efy=-0.086 a:eg$=0.047 a:ega=-0.028
a:egl=-0.13 a:ego=-0.028 a:ehr=0.054 a:eic=0.13 a:eig=0.073 a:eil=-0.053 a:ein=-0.14 a:eit=0.04 a:el$=-0.057
a:ela=-0.06 a:eld=0.15 a:ele=0.021 a:ell=-0.042 a:elp=-0.043 a:elu=-0.026 a:em$=0.099 a:emb=-0.035 a:eme=0.11
a:emi=-0.25 a:ems=0.13 a:en$=0.48 a:enc=0.082 a:end=-0.043 a:ene=-0.52 a:enf=-0.016 a:eng=0.053 a:eno=0.1
a:ens=0.37 a:ent=0.7 a:enu=-0.41 a:env=-0.089 a:eos=-0.013 a:epe=0.053 a:epl=-0.25 a:ept=-0.028 a:equ=0.11
a:er$=-0.31 a:ere=-0.14 a:erf=0.053 a:eri=0.16 a:erk=-0.092 a:ern=0.051 a:ero=0.36 a:err=0.11 a:ers=0.098
a:ert=-0.12 a:ery=-0.019 a:es$=-0.33 a:esc=0.053 a:ese=0.42 a:esk=-0.021 a:esp=-0.018 a:ess=-0.1 a:est=0.09
a:et$=0.12 a:eta=0.47 a:eti=0.053 a:ets=-0.053 a:ett=-0.049 a:etu=-0.035 a:etz=-0.014 a:eue=-0.067
a:eve=-0.098 a:evr=-0.063 a:ew$=0.018 a:ewa=0.11 a:ews=-0.092 a:ex$=-0.14 a:exp=0.27 a:ext=0.14 a:ey$=0.077
a:eyh=0.1 a:fa$=0.27 a:fac=-0.091 a:fal=-0.19 a:fas=0.01 a:fb$=-0.077 a:fcm=0.18 a:fe$=-0.13 a:fee=-0.11
a:fer=0.11 a:ff$=-0.044 a:ffn=0.13 a:fh$=0.12 a:fhc=0.12 a:fic=-0.12 a:fie=0.16 a:fin=-0.028 a:fle=-0.11
a:flo=0.053 a:fn$=-0.11 a:fne=0.13 a:fo$=0.015 a:foc=-0.023 a:fol=0.19 a:fon=-0.025 a:foo=0.12 a:for=-0.028
a:fra=-0.018 a:fso=-0.069 a:fsz=-0.061 a:ft$=0.11 a:fto=-0.068 a:ful=-0.063 a:fun=0.053 a:fy$=0.13 a:fyr=-0.29
a:fzo=-0.026 a:für=0.013 a:ga$=-0.23 a:gal=0.039 a:gat=-0.089 a:ge$=0.15 a:gen=-0.023 a:ger=-0.07 a:ges=0.24
a:get=0.015 a:gge=0.1 a:ggl=-0.17 a:gho=-0.075 a:ght=-0.037 a:gin=-0.042 a:gl$=-0.13 a:gle=-0.2 a:glo=-0.12
a:gme=-0.086 a:gn$=0.1 a:gna=0.094 a:gni=-0.16 a:go$=0.021 a:gor=-0.028 a:got=0.15 a:gra=0.14 a:gro=0.052
a:gs$=-0.059 a:gt$=0.094 a:gtm=-0.1 a:gul=0.013 a:gun=0.067 a:gus=-0.077 a:hab=-0.029 a:har=-0.22 a:has=0.14
a:hat=0.14 a:hbl=0.077 a:hcv=0.12 a:he$=-0.077 a:hea=0.051 a:hei=0.024 a:hem=-0.067 a:hen=-0.043 a:her=0.082
a:hev=-0.063 a:hi$=-0.059 a:hid=0.054 a:hin=-0.063 a:hip=-0.035 a:his=0.13 a:hit=0.15 a:hiu=0.15 a:hl$=-0.14
a:hna=0.013 a:ho$=0.067 a:hor=-0.021 a:hos=-0.075 a:hot=-0.071 a:how=0.25 a:hq$=-0.066 a:hr$=0.054 a:hre=0.071
a:hrf=-0.068 a:ht$=-0.037 a:htm=-0.059 a:htt=-0.037 a:hun=0.16 a:hw$=0.12 a:ia$=0.25 a:ial=0.22 a:ibe=0.18
a:ibi=0.094 a:ic$=0.22 a:ica=-0.2 a:ich=0.13 a:ici=0.14 a:ick=0.056 a:icl=0.31 a:ico=0.42 a:ict=-0.035
a:id$=0.26 a:ida=-0.029 a:idd=-0.053 a:ide=0.097 a:idt=0.017 a:ie$=-0.014 a:ieb=0.036 a:ier=-0.077 a:ies=0.23
a:iew=0.14 a:ifi=0.13 a:ify=0.13 a:ig$=0.052 a:iga=-0.089 a:ige=0.026 a:igg=0.11 a:igh=-0.037 a:ign=-0.1
a:ih$=0.061 a:ij$=-0.069 a:ik$=0.053 a:ike=0.098 a:il$=-0.055 a:ild=-0.028 a:ile=-0.067 a:ili=0.028 a:ill=0.21
a:im$=0.08 a:ima=0.01 a:ime=-0.046 a:img=-0.12 a:imi=0.25 a:imm=-0.077 a:in$=-0.24 a:inc=-0.047 a:ind=-0.085
a:ine=0.39 a:inf=0.015 a:ing=0.56 a:inh=0.061 a:ini=0.065 a:ink=-0.2 a:inl=0.13 a:ino=-0.14 a:ins=-0.077
a:int=-0.27 a:inv=0.075 a:ion=-0.12 a:ios=0.12 a:ip$=-0.11 a:ipa=0.15 a:iqu=-0.016 a:ir$=0.12 a:ira=-0.077
a:ire=-0.21 a:iro=-0.14 a:is$=0.032 a:isc=-0.034 a:isi=0.063 a:isk=0.22 a:isp=0.084 a:isq=0.22 a:ist=-0.14
a:isu=0.2 a:it$=0.076 a:ita=0.051 a:itc=-0.064 a:ite=-0.062 a:ith=0.17 a:iti=0.3 a:itl=-0.28 a:itt=-0.039
a:itu=0.094 a:ity=0.091 a:ium=-0.1 a:iva=-0.029 a:ive=-0.14 a:ix$=0.11 a:ize=0.021 a:jam=-0.023 a:jap=-0.035
a:jhq=-0.066 a:ji$=-0.026 a:jr$=-0.013 a:js$=-0.02 a:juk=-0.066 a:jum=-0.085 a:jus=0.13 a:kas=0.053 a:kaz=0.22
a:kcf=-0.069 a:ked=-0.046 a:kel=0.17 a:ken=-0.1 a:ker=0.15 a:kes=0.15 a:ket=0.053 a:kf$=-0.042 a:kgr=0.052
a:kie=-0.069 a:kil=0.067 a:kin=0.23 a:kip=-0.13 a:kkz=0.12 a:kli=0.039 a:km$=-0.059 a:kom=-0.085 a:kra=0.077
a:ks$=-0.014 a:ksn=0.12 a:kt$=-0.19 a:ku$=0.053 a:kus=0.22 a:kw$=-0.069 a:kwc=-0.069 a:kzf=-0.13 a:kzs=0.12
a:la$=0.024 a:lab=-0.17 a:lac=0.024 a:lai=0.23 a:lap=0.15 a:lar=0.013 a:las=0.045 a:lat=-0.058 a:lau=0.077
a:laz=-0.061 a:lbs=-0.069 a:ld$=0.16 a:lde=-0.055 a:ldu=0.15 a:lea=0.067 a:lec=-0.32 a:led=-0.054 a:lef=-0.073
a:leg=-0.028 a:lem=0.23 a:len=-0.013 a:ler=-0.014 a:les=0.039 a:lev=-0.11 a:lex=-0.11 a:lf$=0.03 a:li$=-0.19
a:lib=0.28 a:lic=-0.092 a:lid=-0.08 a:lie=0.12 a:lig=0.11 a:lik=-0.055 a:lim=0.22 a:lin=-0.025 a:lis=-0.11
a:lit=0.21 a:liv=-0.086 a:lk$=0.37 a:ll$=0.27 a:lla=0.15 a:lle=-0.04 a:lli=0.067 a:llo=0.52 a:llt=-0.21
a:lly=0.17 a:lnk=-0.17 a:loa=0.26 a:lob=-0.12 a:loc=0.059 a:log=0.021 a:lop=-0.089 a:lor=-0.032 a:los=-0.29
a:low=0.5 a:lpl=-0.043 a:ls$=0.1 a:lse=-0.19 a:lt$=0.37 a:lte=-0.099 a:lth=0.053 a:lti=0.012 a:lu$=-0.026
a:lue=-0.28 a:lum=0.092 a:lus=-0.041 a:lvl=-0.042 a:ly$=-0.21 a:lz$=-0.069 a:lät=-0.043 a:mac=-0.049
a:mag=-0.034 a:mai=-0.099 a:mal=0.069 a:man=0.046 a:mar=-0.022 a:mas=-0.046 a:mat=0.04 a:max=0.24 a:mb$=0.038
a:mbe=-0.071 a:mbo=0.11 a:mc$=0.089 a:md$=0.27 a:me$=0.13 a:med=0.19 a:meh=0.054 a:mel=0.15 a:mem=-0.035
a:men=0.29 a:mer=-0.12 a:mes=-0.11 a:met=0.42 a:mg$=-0.12 a:mia=-0.029 a:min=-0.079 a:mit=-0.28 a:miu=-0.22
a:mk$=0.017 a:ml$=-0.11 a:mm$=0.035 a:mme=0.42 a:mn$=0.092 a:mnu=-0.068 a:mo$=-0.017 a:mob=-0.015 a:mon=0.21
a:mor=0.19 a:mot=-0.034 a:mp$=-0.17 a:mpa=-0.019 a:mpo=-0.019 a:mpt=-0.046 a:mr$=0.27 a:ms$=0.26 a:msm=-0.077
a:mst=-0.08 a:mt$=0.09 a:mun=0.045 a:mus=0.018 a:mx$=0.12 a:my$=0.072 a:na$=0.034 a:nac=-0.029 a:nad=0.1
a:nal=-0.044 a:nam=0.069 a:nav=-0.15 a:nb$=0.26 a:nce=-0.074 a:nch=0.054 a:nco=0.031 a:ncr=0.035 a:nd$=0.12
a:nda=0.12 a:nde=0.26 a:ndi=0.044 a:ne$=0.39 a:ned=-0.077 a:nen=0.12 a:ner=-0.3 a:nes=-0.037 a:net=-0.016
a:neu=-0.067 a:new=-0.076 a:nex=-0.034 a:nfa=-0.016 a:nfo=0.015 a:ng$=0.59 a:nge=-0.15 a:ngu=0.013 a:nhe=0.061
a:ni$=0.066 a:nin=-0.14 a:nis=0.059 a:nit=0.35 a:nk$=-0.14 a:nke=-0.046 a:nks=-0.014 a:nli=0.28 a:nlt=0.12
a:nly=-0.13 a:nme=0.067 a:nn$=0.061 a:nne=0.024 a:nno=-0.074 a:no$=-0.19 a:nod=0.17 a:nof=0.27 a:non=0.12
a:noo=-0.52 a:nor=0.19 a:not=0.039 a:nre=0.027 a:nse=-0.031 a:nsf=0.089 a:nsw=-0.14 a:nt$=0.11 a:nta=0.11
a:ntc=0.03 a:nte=0.12 a:nti=0.076 a:nto=-0.072 a:ntr=-0.086 a:nts=0.21 a:ntt=0.048 a:ntw=0.077 a:nu$=-0.3
a:nul=0.15 a:num=0.083 a:nut=0.15 a:nve=-0.013 a:nxb=-0.026 a:nze=0.19 a:oad=0.21 a:oar=-0.16 a:oba=-0.12
a:obi=-0.015 a:obu=0.11 a:oca=0.021 a:oci=0.21 a:ock=0.038 a:oco=-0.069 a:oct=-0.049 a:ocu=-0.028 a:odd=0.1
a:ode=0.2 a:odk=0.22 a:oe$=0.059 a:ofo=0.27 a:og$=-0.044 a:ogg=-0.087 a:ogo=-0.092 a:oin=0.036 a:ok$=-0.027
a:oke=0.053 a:oki=-0.069 a:oks=0.12 a:ol$=0.21 a:old=0.058 a:oli=-0.08 a:oll=0.34 a:olo=-0.024 a:ols=0.039
a:olt=0.012 a:olu=0.092 a:om$=0.29 a:omb=-0.087 a:ome=0.2 a:omm=0.5 a:omp=-0.083 a:omr=-0.014 a:on$=0.46
a:ona=-0.029 a:onc=-0.046 a:ond=-0.012 a:one=-0.027 a:onl=0.011 a:ons=-0.3 a:ont=-0.079 a:onz=0.14 a:oo$=-0.14
a:ook=-0.096 a:ool=0.41 a:oom=-0.18 a:oop=-0.53 a:oot=0.12 a:op$=-0.48 a:opd=-0.012 a:ope=0.3 a:opl=-0.12
a:opt=-0.087 a:opu=-0.099 a:or$=-0.037 a:ora=-0.1 a:orc=-0.021 a:ord=0.027 a:ore=0.41 a:org=-0.029
a:ori=-0.014 a:ork=-0.013 a:orm=-0.1 a:ort=-0.35 a:ory=0.22 a:os$=0.083 a:ose=-0.34 a:osi=0.21 a:ost=0.27
a:ot$=-0.069 a:ota=0.053 a:ote=0.12 a:oti=0.044 a:oto=0.038 a:ott=0.13 a:oun=0.7 a:our=-0.034 a:out=-0.25
a:ove=0.071 a:ow$=0.76 a:owe=-0.081 a:own=-0.096 a:oxr=-0.069 a:oz$=-0.026 a:pad=-0.042 a:pag=0.16 a:pal=0.054
a:pan=0.5 a:par=0.079 a:pat=0.15 a:pb$=0.021 a:pdo=-0.012 a:pe$=-0.11 a:pec=-0.033 a:pen=0.44 a:per=-0.042
a:pho=-0.061 a:pic=-0.035 a:pis=0.036 a:pla=0.31 a:ple=-0.12 a:pli=0.064 a:plo=-0.017 a:plu=-0.085 a:ply=-0.33
a:plä=-0.043 a:pm$=-0.017 a:pmc=0.089 a:pod=0.094 a:poi=0.036 a:pon=-0.019 a:pop=-0.099 a:pos=0.57 a:pot=0.08
a:pp$=0.061 a:ppe=-0.14 a:pre=-0.16 a:pri=-0.41 a:pro=-0.038 a:ps$=0.083 a:pse=0.15 a:pt$=0.053 a:pta=-0.11
a:pti=-0.058 a:pul=0.087 a:pup=-0.099 a:pv$=0.077 a:qi$=0.19 a:qid=-0.023 a:qps=0.12 a:qt$=0.17 a:que=-0.24
a:qus=0.22 a:qww=0.12 a:ra$=-0.072 a:rac=0.11 a:rad=0.06 a:rag=-0.028 a:rai=0.077 a:ral=-0.15 a:ram=-0.1
a:ran=0.29 a:rap=-0.092 a:rar=-0.028 a:ras=0.053 a:ray=0.14 a:rbe=0.13 a:rc$=0.072 a:rce=-0.021 a:rch=-0.039
a:rd$=-0.056 a:rde=0.049 a:rdm=-0.077 a:rdp=0.077 a:rds=0.027 a:rdu=-0.14 a:re$=-0.28 a:rea=-0.2 a:reb=0.094
a:rec=-0.068 a:red=0.078 a:ree=-0.016 a:ref=0.018 a:rei=0.13 a:rel=0.09 a:rem=-0.23 a:ren=-0.23 a:rep=-0.25
a:rer=0.13 a:res=-0.16 a:ret=-0.035 a:rey=0.1 a:rft=-0.068 a:rga=-0.029 a:rge=0.015 a:rgi=-0.042 a:rh$=0.12
a:rhe=0.094 a:ri$=-0.14 a:ric=0.021 a:rif=-0.044 a:rig=0.12 a:rim=-0.033 a:rin=-0.15 a:rio=0.14 a:rit=-0.054
a:riz=-0.014 a:rk$=-0.015 a:rke=0.054 a:rl$=0.036 a:rla=-0.069 a:rld=0.077 a:rli=-0.1 a:rm$=-0.15 a:rma=0.054
a:rmk=0.017 a:rn$=-0.1 a:rna=0.051 a:ro$=0.58 a:rof=-0.055 a:rok=0.053 a:rol=-0.2 a:ron=-0.063 a:roo=-0.14
a:rop=-0.063 a:rou=0.1 a:row=-0.054 a:rp$=0.12 a:rra=-0.028 a:rre=0.11 a:rro=0.055 a:rs$=0.2 a:rst=-0.014
a:rt$=-0.39 a:rti=0.32 a:rtl=-0.055 a:rtu=-0.14 a:rue=-0.03 a:rwi=-0.034 a:rza=-0.14 a:sab=-0.048 a:say=-0.05
a:sc$=0.17 a:sch=0.11 a:scr=-0.13 a:se$=-0.36 a:sea=-0.039 a:sec=-0.012 a:sed=-0.095 a:sel=-0.33 a:sen=0.32
a:seo=0.053 a:ser=-0.015 a:set=-0.14 a:sfo=0.089 a:sha=-0.34 a:shi=-0.027 a:sho=0.27 a:si$=0.053 a:sia=0.12
a:sid=-0.16 a:sie=-0.014 a:sig=-0.21 a:sit=0.23 a:siz=0.021 a:sk$=-0.067 a:ska=-0.077 a:ski=-0.18 a:skt=-0.059
a:sku=0.22 a:sm$=-0.23 a:snd=0.12 a:so$=-0.069 a:soc=0.21 a:sol=-0.08 a:son=-0.03 a:sor=-0.35 a:spa=0.031
a:spe=-0.033 a:spl=0.089 a:spo=0.023 a:spr=-0.11 a:sq$=-0.094 a:sqi=-0.023 a:squ=0.22 a:sr$=-0.16 a:src=0.01
a:srh=0.12 a:ss$=0.34 a:sse=-0.11 a:st$=0.041 a:sta=0.053 a:ste=0.14 a:sti=0.13 a:stm=0.077 a:sto=0.24
a:str=-0.16 a:sty=-0.088 a:sua=0.2 a:sub=-0.57 a:svg=-0.2 a:swe=-0.14 a:swi=-0.064 a:sym=0.052 a:ta$=0.34
a:tab=-0.16 a:tag=0.036 a:tai=-0.17 a:tal=0.41 a:tap=0.16 a:tar=-0.068 a:tat=0.17 a:tco=0.28 a:td$=-0.013
a:te$=-0.11 a:ted=-0.19 a:teg=-0.028 a:tei=-0.053 a:tel=-0.014 a:tem=0.023 a:ten=0.43 a:ter=0.37 a:tes=0.041
a:tex=0.21 a:th$=0.13 a:the=-0.19 a:thi=0.071 a:tho=-0.061 a:ti$=0.053 a:tia=0.089 a:tic=0.27 a:tie=-0.24
a:tif=0.34 a:tik=0.21 a:til=0.038 a:tim=-0.016 a:tin=0.14 a:tio=-0.088 a:tip=0.11 a:tir=-0.019 a:tit=-0.28
a:tiv=-0.087 a:tle=-0.28 a:tli=-0.093 a:tls=0.12 a:tm$=-0.1 a:tml=-0.059 a:tn$=-0.066 a:to$=0.27 a:tog=-0.17
a:tom=0.14 a:ton=0.03 a:too=0.41 a:top=-0.54 a:tor=0.22 a:tos=-0.042 a:tou=-0.034 a:tp$=-0.038 a:tps=-0.046
a:tr$=0.027 a:tra=0.21 a:tre=-0.12 a:tri=0.032 a:tro=-0.036 a:tru=-0.03 a:ts$=0.27 a:tt$=-0.05 a:tti=-0.049
a:tto=-0.048 a:ttp=-0.037 a:ttr=0.048 a:tua=-0.14 a:tum=0.21 a:tun=0.067 a:tur=-0.035 a:tvs=-0.069 a:tw$=0.21
a:twa=0.077 a:twi=-0.039 a:two=-0.034 a:txt=-0.23 a:ty$=0.091 a:tyl=-0.088 a:typ=-0.018 a:tzc=-0.043
a:tze=0.15 a:ual=0.061 a:ub$=-0.064 a:ubb=0.23 a:ubm=-0.54 a:ue$=-0.31 a:uel=-0.016 a:uer=-0.088 a:ues=-0.22
a:uet=0.12 a:uf$=-0.077 a:ugu=-0.077 a:ui$=0.046 a:uil=-0.028 a:uin=-0.14 a:uk$=-0.12 a:ula=0.013 a:ull=0.18
a:um$=0.17 a:umb=-0.036 a:umn=0.092 a:ump=-0.085 a:umx=0.12 a:un$=0.053 a:und=0.13 a:ung=0.2 a:uni=0.32
a:unn=0.1 a:unr=0.027 a:unt=0.67 a:uoe=0.12 a:uoo=-0.069 a:up$=0.047 a:ur$=0.053 a:uri=-0.034 a:url=0.036
a:urn=-0.035 a:urr=-0.028 a:us$=0.34 a:use=0.28 a:usi=0.044 a:ust=0.051 a:ut$=0.099 a:uth=-0.061 a:uti=0.038
a:utl=-0.093 a:utt=-0.037 a:utz=0.15 a:uu$=-0.012 a:va$=0.11 a:val=-0.036 a:var=0.048 a:vas=-0.029
a:vat=-0.061 a:vba=-0.057 a:ve$=-0.063 a:vef=-0.086 a:vel=-0.2 a:ven=-0.019 a:ver=-0.097 a:ves=0.077
a:vg$=-0.21 a:via=-0.029 a:vic=-0.019 a:vid=0.023 a:vie=0.14 a:vig=-0.089 a:vir=-0.14 a:vis=0.2 a:vl$=-0.042
a:vm$=0.16 a:von=0.094 a:vro=-0.063 a:vrp=0.12 a:vs$=-0.069 a:vv$=0.12 a:wah=0.094 a:wal=-0.031 a:was=0.067
a:wat=0.077 a:wck=-0.069 a:wei=0.089 a:wer=-0.23 a:whi=0.08 a:wi$=-0.069 a:wid=0.017 a:wis=-0.034 a:wit=-0.067
a:wn$=-0.096 a:wor=0.071 a:wp$=-0.015 a:wpe=-0.019 a:wra=-0.092 a:ws$=-0.24 a:wsi=0.053 a:wst=0.15 a:ww$=0.22
a:www=0.097 a:xb$=-0.026 a:xio=-0.019 a:xpa=0.31 a:xpl=-0.033 a:xr$=-0.069 a:xs$=-0.11 a:xt$=-0.051
a:xtr=-0.034 a:yer=-0.058 a:yl$=0.12 a:yle=-0.088 a:ymb=0.052 a:you=-0.084 a:ype=-0.018 a:yre=-0.29
a:zah=-0.14 a:zch=-0.043 a:zdu=-0.13 a:ze$=0.021 a:zei=0.054 a:zer=0.49 a:zfe=-0.15 a:zon=-0.014 a:zoz=-0.026
a:zs$=0.12 a:zy$=-0.061 a:ätz=-0.043 a:öff=0.13 a:ür$=0.013 does:show=2.1 does:write=-1.1 f:^ar=0.054
f:^b$=0.34 f:^c$=-0.25 f:^co=0.4 f:^di=0.35 f:^ju=0.075 f:^ko=0.11 f:^li=0.077 f:^ma=-0.023 f:^me=-0.019
f:^mo=-0.04 f:^na=-0.31 f:^pa=0.34 f:^re=0.098 f:^sf=0.13 f:^sh=-0.023 f:^sk=-0.13 f:^ta=0.44 f:^th=0.35
f:^wr=0.15 f:^x$=-0.019 f:ad$=0.35 f:ade=0.16 f:ain=-0.023 f:alk=0.32 f:ane=0.34 f:app=0.15 f:are=0.28
f:av$=-0.31 f:bil=-0.04 f:com=0.4 f:der=0.16 f:dis=0.35 f:ead=0.5 f:ent=0.51 f:epo=-0.045 f:er$=0.3 f:esp=0.06
f:ew$=-0.073 f:for=0.047 f:har=-0.023 f:hre=0.35 f:iew=-0.073 f:ike=-0.19 f:ile=-0.04 f:in$=-0.023 f:ink=-0.13
f:ipl=-0.13 f:isq=0.35 f:ist=0.13 f:jum=0.075 f:ke$=-0.19 f:kip=-0.13 f:kom=0.11 f:le$=-0.04 f:lik=-0.19
f:lin=0.01 f:lis=0.13 f:lk$=0.32 f:mai=-0.023 f:men=0.49 f:mme=0.51 f:mob=-0.04 f:mp$=0.075 f:nav=-0.31
f:nd$=0.06 f:ne$=0.48 f:nk$=-0.13 f:nt$=0.38 f:nta=0.11 f:nte=-0.29 f:nts=0.13 f:obi=-0.04 f:omm=0.51
f:ond=0.06 f:orm=0.047 f:ort=-0.045 f:pan=0.34 f:per=0.15 f:pli=-0.13 f:pon=0.06 f:por=-0.045 f:ppe=0.15
f:qus=0.35 f:rap=0.15 f:re$=0.22 f:rea=0.56 f:rep=-0.045 f:res=0.06 f:rm$=0.18 f:rt$=-0.045 f:sf$=0.13
f:sha=-0.023 f:ski=-0.13 f:spo=0.06 f:squ=0.35 f:tal=0.32 f:tar=0.11 f:thr=0.35 f:ts$=0.13 f:ump=0.075
f:us$=0.35 f:vie=-0.073 f:wra=0.15 has:control=0.023 has:count=2.3 has:no-text=0.17 has:number=-0.46
has:only-number=-0.19 has:sentence=-0.26 is:a=-0.83 is:button=-0.27 is:div=0.039 is:page=-1.5
is:page-place=0.41 is:within=0.72 names:speech=0.74 p:^ac=0.16 p:^ar=-0.94 p:^as=0.18 p:^ax=0.031 p:^ba=-0.015
p:^be=0.046 p:^bl=0.11 p:^br=0.046 p:^ca=-0.17 p:^ch=-0.12 p:^co=0.19 p:^de=-0.047 p:^ec=0.35 p:^es=-0.046
p:^ev=-0.028 p:^f$=-0.093 p:^fa=-0.012 p:^fb=0.17 p:^fi=-0.073 p:^fo=-0.23 p:^fp=0.096 p:^ga=0.1 p:^ge=-0.028
p:^ht=0.15 p:^hu=0.046 p:^id=-0.042 p:^in=0.3 p:^ja=-0.014 p:^jo=-0.071 p:^ko=-0.15 p:^li=-0.24 p:^lo=-0.011
p:^ma=0.11 p:^me=-0.25 p:^mi=-0.025 p:^mo=-0.16 p:^na=0.041 p:^ne=0.074 p:^no=0.14 p:^nu=0.092 p:^op=-0.026
p:^pa=0.36 p:^ph=-0.086 p:^po=-0.096 p:^py=0.042 p:^r$=0.12 p:^re=0.26 p:^s$=-0.013 p:^sc=-0.061 p:^se=-0.026
p:^sh=-0.13 p:^sk=0.017 p:^so=-0.015 p:^sp=-0.044 p:^sr=-0.013 p:^su=-0.047 p:^t$=-0.08 p:^ta=0.82 p:^te=0.18
p:^th=0.039 p:^to=-0.21 p:^ur=0.39 p:^us=-0.073 p:^vi=-0.025 p:^vo=0.15 p:^we=0.094 p:^wo=0.047 p:^yo=-0.081
p:ab$=0.16 p:acc=0.16 p:ace=-0.053 p:ach=-0.061 p:aci=0.041 p:act=-0.049 p:adg=0.072 p:aga=-0.077 p:age=0.26
p:aic=-0.077 p:air=0.27 p:al$=0.07 p:ala=0.01 p:alk=0.63 p:all=0.13 p:ama=-0.077 p:an$=0.046 p:ana=0.046
p:and=-0.043 p:ank=0.046 p:ans=0.046 p:apa=-0.049 p:aph=-0.016 p:api=-0.049 p:ar$=-0.22 p:arc=-1.1 p:ard=-0.14
p:are=-0.21 p:ars=-0.031 p:art=0.2 p:ary=-0.21 p:as$=0.12 p:asc=0.063 p:asi=0.15 p:ask=0.031 p:ate=-0.17
p:ath=0.11 p:ati=0.058 p:ato=0.16 p:atz=-0.043 p:au$=-0.05 p:aus=-0.012 p:ava=0.063 p:axi=0.01 p:azi=-0.077
p:bar=0.01 p:bau=-0.015 p:be$=-0.18 p:bei=0.046 p:blo=0.098 p:bsc=-0.013 p:ca$=0.048 p:cal=0.038 p:cat=-0.17
p:cce=0.16 p:ce$=-0.053 p:cel=0.16 p:cha=-0.17 p:che=-0.14 p:chi=-1.1 p:chn=0.2 p:cho=-0.061 p:cia=0.19
p:cio=0.041 p:cle=0.27 p:cli=0.17 p:com=0.2 p:con=0.35 p:cri=0.01 p:cro=-0.032 p:cti=-0.099 p:cto=-0.049
p:de$=-0.05 p:dee=-0.042 p:del=-0.043 p:den=-0.044 p:deo=-0.013 p:der=0.07 p:dex=0.096 p:dge=0.072 p:dit=0.031
p:dne=0.15 p:don=0.15 p:dui=-0.14 p:eb$=0.094 p:ech=0.2 p:eco=0.35 p:ect=-0.026 p:een=-0.042 p:ef$=0.2
p:ego=-0.17 p:ehr=-0.08 p:ein=0.046 p:eit=-0.031 p:el$=-0.013 p:elb=0.01 p:eld=-0.044 p:ele=0.14 p:ell=-0.016
p:elp=-0.043 p:emf=-0.049 p:en$=-0.13 p:eni=-0.028 p:enk=-0.1 p:ent=-0.15 p:eos=-0.013 p:er$=-0.09 p:era=0.16
p:ern=0.068 p:es$=0.15 p:esi=0.15 p:esp=-0.046 p:ess=-0.06 p:et$=-0.017 p:eta=-0.05 p:ets=0.089 p:eve=-0.028
p:evi=0.075 p:ew$=-0.077 p:ews=0.23 p:ewt=-0.08 p:ex$=0.096 p:fac=-0.056 p:fic=-0.073 p:for=-0.17 p:fp$=0.096
p:gad=0.072 p:gal=0.01 p:gaz=-0.077 p:ge$=0.17 p:gel=0.01 p:gen=-0.028 p:ges=0.086 p:get=0.072 p:gin=-0.049
p:gol=-0.049 p:gor=-0.17 p:gra=-0.016 p:gy$=0.2 p:han=0.046 p:har=-0.25 p:hau=-0.06 p:hen=-0.14 p:hiv=-1.1
p:hno=0.2 p:hor=-0.061 p:hp$=-0.086 p:hr$=-0.08 p:htm=0.053 p:htt=0.094 p:ia$=0.27 p:ias=0.2 p:ibe=-0.18
p:ic$=-0.24 p:ica=-0.08 p:ici=0.2 p:icl=0.27 p:icr=-0.025 p:ict=-0.073 p:id$=0.32 p:ida=0.07 p:ide=-0.055
p:ie$=0.36 p:im$=-0.061 p:in$=-0.032 p:ind=0.24 p:ine=-0.087 p:inf=0.06 p:ing=0.03 p:ini=-0.026 p:ino=-0.14
p:ion=-0.013 p:ipt=0.01 p:iqu=-0.032 p:ire=0.27 p:is$=0.01 p:ist=-0.13 p:it$=-0.01 p:ite=-0.057 p:iti=-0.032
p:ive=-1.1 p:jam=-0.077 p:jav=0.063 p:kin=0.017 p:kom=-0.25 p:ks$=0.046 p:lar=-0.072 p:las=-0.073 p:lat=-0.043
p:lax=0.01 p:lba=0.01 p:lde=-0.044 p:le$=0.25 p:leg=-0.016 p:lem=-0.049 p:ler=0.16 p:lib=-0.18 p:lid=0.17
p:lis=-0.13 p:lit=-0.032 p:lk$=0.63 p:ll$=0.092 p:lle=-0.016 p:llo=0.13 p:loc=0.038 p:log=0.37 p:lor=0.12
p:lpl=-0.043 p:mag=-0.077 p:mai=-0.077 p:mal=0.13 p:mat=0.17 p:meh=-0.08 p:mel=-0.13 p:men=-0.12 p:met=-0.05
p:mfa=-0.049 p:mic=-0.025 p:mie=0.36 p:mit=-0.034 p:ml$=0.053 p:mme=-0.12 p:mod=0.07 p:mon=-0.23 p:na$=0.12
p:nac=0.041 p:nal=0.039 p:nde=0.054 p:ndo=0.15 p:ne$=-0.077 p:nes=0.14 p:new=0.083 p:nfo=0.06 p:ng$=0.03
p:nga=-0.017 p:nge=0.01 p:nio=-0.026 p:nko=-0.1 p:nks=0.046 p:nli=-0.18 p:no$=-0.14 p:nol=0.2 p:nom=0.35
p:nos=-0.041 p:not=0.2 p:ns$=0.031 p:nt$=-0.075 p:nta=-0.19 p:nti=-0.12 p:nts=0.23 p:oca=0.038 p:och=-0.1
p:ode=0.07 p:og$=0.22 p:ogi=-0.049 p:ogy=0.2 p:oid=0.15 p:ole=-0.049 p:oli=-0.032 p:olo=0.2 p:om$=-0.028
p:omi=0.36 p:omm=-0.12 p:on$=-0.043 p:ona=0.041 p:one=0.15 p:onl=-0.18 p:ono=0.35 p:ons=-0.015 p:opi=-0.27
p:opu=-0.072 p:ora=0.046 p:orc=0.13 p:ork=-0.061 p:orl=0.15 p:orm=0.047 p:ors=0.16 p:oru=-0.27 p:ory=-0.22
p:os$=0.033 p:osc=-0.041 p:osi=-0.025 p:oti=0.2 p:oto=-0.013 p:out=-0.081 p:pac=-0.046 p:pag=0.31 p:pap=-0.049
p:par=0.046 p:php=-0.086 p:pi$=-0.093 p:pic=-0.24 p:pin=-0.026 p:pla=-0.043 p:pol=-0.032 p:pop=-0.072
p:pt$=0.023 p:pti=-0.013 p:pul=-0.072 p:que=-0.032 p:ra$=-0.013 p:ran=0.046 p:rap=-0.016 p:rat=0.16
p:rc$=-0.013 p:rca=0.13 p:rch=-1.1 p:rdu=-0.14 p:re$=-0.17 p:red=0.031 p:ref=0.2 p:res=0.22 p:ret=-0.049
p:rev=0.075 p:rip=0.01 p:rk$=-0.074 p:rl$=0.39 p:rld=0.15 p:rma=0.06 p:rme=-0.013 p:rn$=-0.049 p:rna=0.068
p:ros=0.02 p:rs$=0.16 p:rse=-0.031 p:rt$=0.048 p:rte=-0.12 p:rti=0.27 p:rum=-0.27 p:ry$=-0.26 p:sch=-0.11
p:scr=0.01 p:sec=-0.026 p:sei=-0.031 p:ser=-0.073 p:sha=-0.13 p:sia=0.15 p:sit=-0.028 p:ski=0.017 p:spa=-0.046
p:spi=-0.044 p:src=-0.013 p:ssc=-0.05 p:st$=-0.12 p:sti=-0.017 p:sub=-0.047 p:ta$=-0.05 p:tab=0.16 p:tag=-0.05
p:tai=0.27 p:tal=0.63 p:tar=-0.46 p:te$=-0.17 p:tec=0.2 p:teg=-0.17 p:tel=-0.016 p:ter=-0.011 p:tf$=0.046
p:tho=0.042 p:ti$=-0.11 p:tic=0.46 p:tio=-0.054 p:tiq=-0.032 p:tml=0.053 p:to$=-0.049 p:top=-0.24 p:tor=0.11
p:tos=-0.013 p:tp$=0.094 p:ts$=0.22 p:ttp=0.094 p:tur=-0.05 p:tzc=-0.043 p:ubs=-0.013 p:ues=-0.032 p:uin=-0.14
p:uk$=-0.016 p:ula=-0.072 p:ull=0.092 p:um$=-0.28 p:url=0.39 p:urn=-0.049 p:us$=-0.028 p:use=-0.073
p:uta=-0.081 p:uve=-0.016 p:vas=0.063 p:ve$=-1.1 p:vel=-0.016 p:ven=-0.028 p:vid=0.057 p:voi=0.15 p:web=0.094
p:wor=0.15 p:ws$=0.23 p:wto=-0.08 p:xis=0.01 p:yap=-0.049 p:you=-0.081 p:zch=-0.043 p:zin=-0.077
says:attribute=0.74 says:fragment=0.51 says:long=-0.04 says:path=-0.12 says:short=1.3 says:text=1.3
t:^a$=-0.031 t:^ab=-0.06 t:^ad=-0.62 t:^af=0.38 t:^al=0.18 t:^an=0.11 t:^ar=-0.077 t:^au=-0.23 t:^be=-0.052
t:^bl=-0.081 t:^by=-0.13 t:^ch=-0.12 t:^cl=0.046 t:^co=0.73 t:^da=-0.089 t:^de=-0.038 t:^di=-0.33 t:^do=-0.021
t:^ed=-0.064 t:^ei=0.054 t:^em=-0.089 t:^en=0.021 t:^er=-0.014 t:^es=-0.14 t:^et=0.32 t:^ev=-0.025 t:^ex=0.033
t:^fa=-0.033 t:^fe=-0.074 t:^fi=-0.15 t:^fl=-0.025 t:^fo=-0.014 t:^fü=-0.12 t:^gi=-0.14 t:^gł=-0.021
t:^hi=-0.6 t:^i$=0.046 t:^ig=-0.055 t:^in=-0.39 t:^is=-0.14 t:^je=-0.12 t:^jo=-0.071 t:^k$=0.031 t:^ka=-0.069
t:^ke=0.3 t:^ko=0.44 t:^la=-0.13 t:^le=0.4 t:^li=-0.046 t:^lo=0.12 t:^ma=-0.15 t:^me=-0.28 t:^mi=-0.41
t:^mo=-0.31 t:^na=-0.021 t:^ne=-0.23 t:^no=-0.061 t:^of=-0.15 t:^oh=-0.013 t:^ok=-0.031 t:^on=-0.16 t:^op=0.12
t:^ou=0.051 t:^pa=-0.075 t:^po=0.016 t:^pr=-0.41 t:^pu=-0.13 t:^re=0.076 t:^ru=-0.14 t:^sc=-0.15 t:^se=0.028
t:^sh=0.014 t:^si=-0.34 t:^sk=-0.021 t:^sl=-0.068 t:^so=-0.073 t:^sp=-0.13 t:^st=-0.012 t:^su=-0.011
t:^te=-0.087 t:^th=0.073 t:^to=-0.48 t:^tr=-0.01 t:^tw=-0.039 t:^un=-0.064 t:^us=-0.064 t:^ve=0.044 t:^vi=0.54
t:^we=0.054 t:^wh=0.054 t:^wo=-0.1 t:^wy=-0.24 t:^x$=-0.019 t:^yo=-0.19 t:^z$=-0.031 t:^öf=0.12 t:^ко=0.16
t:^мн=-0.059 t:^по=0.066 t:^تع=0.22 t:^شه=-0.017 t:^قب=-0.017 t:^مش=0.22 t:^か月=-0.026 t:^コメ=0.38 t:^年$=-0.12
t:^日$=-0.12 t:^星期=-0.12 t:^月$=-0.12 t:^条评=0.051 t:^查看=0.051 t:^评论=0.2 t:abo=-0.013 t:abs=-0.047 t:ace=-0.027
t:ach=-0.061 t:acj=-0.021 t:ack=-0.074 t:ad$=0.71 t:add=-0.62 t:ade=0.3 t:aff=0.38 t:ag$=-0.025 t:age=-0.046
t:ail=-0.14 t:air=0.27 t:all=0.091 t:and=-0.025 t:ann=-0.074 t:ans=-0.016 t:ant=0.018 t:anz=0.17 t:ar$=-0.67
t:arc=-0.028 t:are=0.68 t:arf=-0.16 t:ari=0.4 t:arr=-0.031 t:art=-0.28 t:ary=-0.29 t:arz=-0.27 t:asn=-0.089
t:ass=-0.098 t:ast=-0.29 t:at$=0.32 t:ati=-0.078 t:att=-0.042 t:auf=-0.034 t:aux=-0.19 t:bac=-0.074
t:bar=-0.16 t:be$=-0.15 t:bei=0.094 t:ber=-0.05 t:bil=-0.014 t:ble=0.15 t:bli=-0.13 t:blo=-0.081 t:bo$=-0.013
t:boo=-0.027 t:bri=-0.073 t:bse=-0.047 t:bt$=-0.14 t:by$=-0.13 t:cat=-0.049 t:ceb=-0.027 t:cem=-0.09
t:ch$=-0.037 t:cha=-0.12 t:che=0.24 t:chi=-0.068 t:chl=-0.014 t:cho=-0.14 t:cht=-0.017 t:cil=0.32 t:cip=-0.031
t:ck$=-0.074 t:cke=-0.013 t:cli=0.32 t:clo=-0.28 t:com=0.21 t:con=0.3 t:cus=-0.056 t:cz$=-0.021 t:dal=-0.089
t:dan=-0.014 t:dba=-0.074 t:dd$=-0.62 t:de$=-0.18 t:deb=-0.16 t:dec=-0.016 t:del=-0.014 t:den=0.26
t:deo=-0.013 t:dep=-0.22 t:der=0.15 t:des=-0.12 t:die=-0.14 t:din=-0.055 t:dis=-0.59 t:dit=-0.098 t:do$=-0.021
t:ead=0.67 t:eba=-0.16 t:ebo=-0.027 t:ece=-0.016 t:ech=-0.048 t:eck=-0.013 t:ed$=-0.13 t:edi=-0.11 t:ee$=0.045
t:eed=-0.074 t:eet=-0.029 t:efe=-0.073 t:ege=-0.031 t:ehr=0.16 t:eig=0.18 t:eil=-0.078 t:ein=0.22 t:eis=-0.025
t:eit=0.15 t:el$=-0.016 t:eld=-0.044 t:ele=-0.014 t:ell=-0.014 t:eln=-0.031 t:em$=-0.22 t:ema=-0.23
t:emb=-0.028 t:eme=-0.17 t:emi=-0.22 t:en$=0.061 t:end=-0.13 t:enk=-0.1 t:ent=0.29 t:enu=-0.14 t:env=-0.072
t:eos=-0.013 t:er$=-0.15 t:erb=-0.073 t:erc=-0.039 t:ere=-0.38 t:erk=-0.13 t:erl=-0.096 t:ern=-0.026
t:ers=0.11 t:es$=-0.033 t:esc=0.061 t:ese=-0.2 t:et$=0.29 t:ete=-0.014 t:eti=-0.12 t:ett=-0.12 t:etz=-0.12
t:eue=-0.067 t:eve=-0.025 t:ew$=0.61 t:ews=-0.089 t:exp=0.033 t:ext=-0.068 t:exu=-0.016 t:fac=-0.027
t:fan=-0.016 t:fe$=-0.073 t:fee=-0.074 t:ffi=0.38 t:ffn=0.12 t:fic=0.33 t:fir=-0.15 t:fla=-0.025 t:fne=0.12
t:for=-0.13 t:fot=-0.013 t:fun=-0.025 t:füg=-0.31 t:für=-0.12 t:ge$=0.094 t:gel=-0.031 t:gen=-0.26
t:ger=-0.046 t:gin=-0.033 t:gn$=-0.16 t:har=-0.3 t:he$=0.37 t:hem=-0.3 t:hen=-0.1 t:her=0.26 t:hin=-0.42
t:hit=0.047 t:hli=-0.014 t:hne=-0.013 t:hon=-0.14 t:how=0.15 t:hr$=0.16 t:hre=0.52 t:ht$=-0.014 t:häu=-0.042
t:iar=-0.072 t:ica=-0.049 t:ich=0.36 t:ici=-0.029 t:ide=-0.32 t:ie$=-0.15 t:ief=-0.073 t:ier=-0.33 t:ies=-0.14
t:iew=0.58 t:ifi=-0.049 t:ig$=-0.064 t:iga=-0.021 t:ige=0.18 t:ign=-0.16 t:ij$=-0.24 t:il$=-0.15 t:ild=-0.014
t:ile=-0.078 t:ili=0.32 t:im$=-0.061 t:ima=0.32 t:in$=-0.24 t:inb=0.15 t:ind=-0.22 t:ine=0.11 t:ing=-0.13
t:ini=-0.11 t:ink=-0.046 t:int=-0.27 t:inu=-0.14 t:inz=-0.31 t:io$=0.19 t:ion=0.3 t:ios=0.21 t:ipa=-0.031
t:iqu=-0.14 t:ir$=0.031 t:ire=0.38 t:irs=-0.15 t:is$=-0.025 t:isc=-0.056 t:isk=-0.4 t:isq=-0.13 t:ist=-0.14
t:it$=-0.044 t:itd=-0.4 t:ite=0.11 t:ith=0.15 t:iti=-0.064 t:itr=0.094 t:itt=-0.01 t:ium=-0.22 t:iva=0.034
t:ión=-0.1 t:jet=-0.12 t:ji$=-0.021 t:jou=-0.05 t:kar=-0.069 t:ked=-0.046 t:kei=0.3 t:ken=-0.013 t:kom=0.21
t:kti=-0.025 t:kto=-0.022 t:kut=-0.4 t:lad=0.16 t:lag=-0.025 t:lar=-0.13 t:las=-0.47 t:lda=-0.014 t:lde=-0.044
t:le$=0.38 t:leg=0.046 t:len=0.055 t:les=0.23 t:let=-0.018 t:lid=-0.068 t:lie=0.18 t:lim=0.32 t:ll$=0.11
t:lla=-0.09 t:lle=0.055 t:ln$=-0.031 t:loa=0.19 t:log=-0.11 t:los=-0.28 t:lot=-0.042 t:lte=0.18 t:ma$=-0.14
t:mai=-0.14 t:mar=-0.053 t:mat=0.28 t:mbe=-0.028 t:me$=-0.073 t:meh=0.16 t:mei=-0.14 t:mel=-0.044 t:men=0.22
t:mes=-0.12 t:mit=-0.4 t:mme=0.18 t:mon=-0.13 t:mor=-0.18 t:mpa=-0.019 t:mul=-0.13 t:nce=-0.074 t:nci=0.32
t:nd$=-0.039 t:nde=-0.12 t:ne$=0.048 t:nen=0.028 t:nes=-0.026 t:net=-0.12 t:neu=-0.067 t:new=-0.063
t:nex=-0.068 t:nfa=-0.02 t:ng$=-0.14 t:nge=-0.14 t:nió=-0.1 t:nke=-0.046 t:nko=-0.1 t:nno=-0.074 t:not=-0.049
t:nov=-0.012 t:ns$=-0.05 t:nse=-0.016 t:nsi=-0.014 t:nt$=-0.32 t:nta=0.59 t:nte=-0.67 t:nti=-0.094 t:nts=0.55
t:nu$=-0.14 t:nun=-0.14 t:nvi=-0.072 t:nwe=-0.025 t:nze=0.18 t:nzu=-0.31 t:oad=0.19 t:obe=-0.022 t:och=-0.1
t:ocz=-0.021 t:of$=-0.15 t:og$=-0.081 t:ogi=-0.033 t:ohn=-0.013 t:ok$=-0.027 t:okt=-0.022 t:ole=0.32
t:oll=-0.014 t:om$=-0.089 t:ome=0.14 t:omm=0.18 t:omp=-0.019 t:on$=0.045 t:onc=0.32 t:one=-0.15 t:ons=-0.066
t:ook=-0.027 t:op$=-0.35 t:ope=0.23 t:opi=-0.11 t:ore=-0.18 t:orm=-0.13 t:os$=0.2 t:ose=-0.28 t:ost=0.14
t:oth=-0.042 t:oti=-0.049 t:oto=-0.013 t:oun=-0.075 t:our=-0.19 t:ous=0.18 t:ove=-0.012 t:ow$=0.15 t:owe=-0.13
t:pan=0.049 t:par=-0.094 t:pat=-0.029 t:pin=-0.11 t:pli=-0.016 t:pos=0.15 t:pow=-0.13 t:pre=-0.22 t:pri=-0.32
t:pub=-0.13 t:que=-0.14 t:qus=-0.13 t:rbr=-0.073 t:rch=-0.067 t:re$=0.32 t:rea=0.67 t:rec=-0.052 t:red=-0.17
t:reg=-0.031 t:rem=-0.22 t:ren=-0.12 t:res=0.27 t:rfo=-0.13 t:rie=-0.073 t:rin=-0.32 t:rio=0.4 t:rko=-0.13
t:rla=-0.092 t:rne=-0.026 t:rol=0.32 t:rre=-0.031 t:rs$=0.072 t:rse=-0.028 t:rst=-0.16 t:rta=-0.046
t:rte=-0.19 t:rti=-0.048 t:rul=-0.14 t:ry$=-0.29 t:rz$=-0.24 t:räg=0.094 t:sch=-0.15 t:sco=0.061 t:scu=-0.056
t:se$=-0.4 t:see=0.045 t:sem=-0.14 t:sen=0.085 t:ser=-0.21 t:sex=-0.016 t:sha=-0.14 t:sho=0.15 t:sic=-0.014
t:sid=-0.16 t:sie=-0.014 t:sig=-0.16 t:sio=0.63 t:sku=-0.4 t:sli=-0.068 t:som=-0.073 t:spr=-0.13 t:squ=-0.13
t:ss$=-0.68 t:sse=-0.092 t:ssi=0.63 t:st$=-0.58 t:ste=0.14 t:str=-0.013 t:sui=0.034 t:sur=-0.046 t:tag=-0.046
t:tai=0.27 t:tar=0.31 t:tdi=-0.4 t:te$=-0.27 t:tei=-0.078 t:tel=-0.014 t:tem=-0.016 t:ten=-0.02 t:ter=-0.33
t:th$=0.15 t:tha=-0.042 t:the=0.073 t:thr=0.52 t:ti$=-0.064 t:tic=-0.029 t:tie=-0.4 t:tif=-0.049 t:tin=0.011
t:tio=-0.32 t:tiq=-0.12 t:tir=0.09 t:tli=0.051 t:to$=-0.3 t:tob=-0.022 t:top=-0.35 t:tos=-0.013 t:tou=0.18
t:tre=-0.022 t:tro=0.32 t:trä=0.094 t:ts$=0.55 t:tte=-0.13 t:twe=-0.029 t:twi=-0.01 t:tzt=-0.12 t:ubl=-0.13
t:uel=-0.016 t:uer=-0.083 t:uet=-0.12 t:uf$=-0.034 t:ufü=-0.31 t:uiv=0.034 t:ule=-0.14 t:um$=-0.36 t:un$=-0.05
t:und=-0.014 t:ung=-0.14 t:unk=-0.025 t:ur$=-0.19 t:urs=-0.077 t:us$=-0.066 t:uss=-0.056 t:ute=-0.05
t:uti=-0.4 t:utl=0.051 t:ux$=-0.19 t:van=0.034 t:vem=-0.012 t:ven=-0.025 t:ver=0.044 t:via=-0.074 t:vid=-0.013
t:vie=0.55 t:vol=-0.014 t:von=-0.031 t:wee=-0.029 t:wei=0.029 t:wer=-0.13 t:whi=0.054 t:wie=-0.14 t:wit=0.14
t:woc=-0.1 t:ws$=-0.089 t:xt$=-0.068 t:you=-0.19 t:zei=0.18 t:zo$=-0.026 t:zt$=-0.12 t:zu$=0.15 t:zuf=-0.31
t:zum=-0.13 t:zur=-0.025 t:äge=0.094 t:äus=-0.042 t:ón$=-0.1 t:öff=0.12 t:üge=-0.31 t:ür$=-0.12 t:аза=0.066
t:ари=0.16 t:ать=0.066 t:ени=-0.059 t:ент=0.16 t:зат=0.066 t:ии$=0.16 t:ия$=-0.059 t:каз=0.066 t:ком=0.16
t:мен=0.16 t:мме=0.16 t:мне=-0.059 t:нен=-0.059 t:ния=-0.059 t:нта=0.16 t:ока=0.066 t:омм=0.16 t:пок=0.066
t:рии=0.16 t:тар=0.16 t:ть$=0.065 t:ات$=0.018 t:الت=0.018 t:الق=-0.018 t:اهد=0.22 t:بل$=-0.017 t:تعل=0.24
t:دة$=0.22 t:شاه=0.22 t:شهر=-0.017 t:علي=0.24 t:قا$=0.22 t:قات=0.018 t:قبل=-0.017 t:لتع=0.018 t:ليق=0.24
t:مشا=0.22 t:هدة=0.22 t:هر$=-0.012 t:يقا=0.24 t:か月$=-0.026 t:を表示=0.19 t:を見る=0.17 t:コメン=0.38 t:トを表=0.19
t:トを見=0.17 t:メント=0.38 t:ントを=0.37 t:星期五=-0.068 t:期五$=-0.068 t:条评论=0.051 t:查看$=0.051 t:表示$=0.19 t:見る$=0.17
t:评论$=0.25
`),
};
