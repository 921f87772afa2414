// Weights of the comment section classifier. Written by `skein train`; not edited by hand.
// 2040 sections of 199 sites; sites left out: F1 0.992 (precision 0.997, recall 0.988, 2040); n-grams alone: F1 0.977 (precision 0.983, recall 0.971, 2040).
import { type GramModel, packedWeights } from '../gram-model.ts';

export const commentSectionModel: GramModel = {
  bias: -0.71392,
  slope: -6.0274,
  offset: -0.51912,
  weights: packedWeights(`
r:^a$=0.47 r:^ab=-0.03 r:^ad=-0.082 r:^af=-0.025 r:^ai=0.15 r:^al=-0.052 r:^an=0.042 r:^ao=-0.013 r:^ap=-0.12
r:^aq=0.31 r:^ar=-0.065 r:^at=-0.024 r:^au=0.023 r:^av=0.63 r:^ay=0.026 r:^az=-0.02 r:^b$=-0.56 r:^ba=0.015
r:^bb=-0.039 r:^bc=-0.062 r:^bd=-0.011 r:^be=0.29 r:^bg=-0.047 r:^bi=0.023 r:^bl=0.14 r:^bm=0.17 r:^bo=0.78
r:^bp=-0.066 r:^br=-0.13 r:^bs=0.097 r:^bt=-0.18 r:^bu=0.15 r:^bw=-0.024 r:^by=0.23 r:^c$=0.42 r:^ca=0.13
r:^cb=0.14 r:^cd=-0.02 r:^ce=-0.17 r:^cf=-0.017 r:^cg=0.24 r:^ch=0.24 r:^ci=0.01 r:^ck=0.47 r:^cl=-0.18
r:^cm=0.18 r:^cn=-0.12 r:^co=0.13 r:^cq=0.17 r:^cr=-0.049 r:^cs=0.87 r:^cu=-0.07 r:^d$=0.24 r:^da=0.25
r:^db=0.092 r:^de=-0.15 r:^dg=0.069 r:^di=-0.2 r:^dl=0.22 r:^do=-0.042 r:^dq=0.019 r:^dr=0.14 r:^dw=-0.14
r:^dx=-0.31 r:^dy=0.16 r:^e$=0.61 r:^eb=0.4 r:^ec=-0.038 r:^ed=0.26 r:^ef=0.069 r:^ei=-0.012 r:^el=0.024
r:^em=0.04 r:^en=-0.11 r:^eo=0.1 r:^ep=0.42 r:^es=-0.096 r:^et=0.012 r:^ev=0.15 r:^ex=0.071 r:^ey=-0.013
r:^f$=0.16 r:^fa=-0.23 r:^fb=-0.18 r:^fd=-0.039 r:^fe=0.042 r:^fg=-0.02 r:^fi=-0.29 r:^fl=0.071 r:^fn=-0.3
r:^fo=-0.14 r:^fq=0.16 r:^fr=0.06 r:^fs=-0.016 r:^fu=-0.072 r:^fz=0.12 r:^g$=0.24 r:^ga=-0.047 r:^ge=0.13
r:^gi=-0.024 r:^gl=-0.038 r:^gn=0.31 r:^gp=0.16 r:^h$=0.24 r:^ha=0.15 r:^he=0.4 r:^hi=0.19 r:^hm=-0.041
r:^hn=0.33 r:^ho=-0.26 r:^hr=-0.058 r:^ht=-0.22 r:^hu=-0.013 r:^hw=0.18 r:^hy=0.082 r:^hz=0.063 r:^i$=0.23
r:^ic=-0.15 r:^id=0.52 r:^if=0.19 r:^ig=0.11 r:^ii=0.039 r:^im=-0.11 r:^in=-0.19 r:^ip=-0.032 r:^ir=0.051
r:^is=0.11 r:^it=0.23 r:^iy=0.1 r:^iz=0.31 r:^j$=0.34 r:^je=0.066 r:^ji=-0.053 r:^jj=0.17 r:^jm=0.32 r:^jn=0.1
r:^jo=0.083 r:^jp=-0.09 r:^js=-0.044 r:^ju=-0.028 r:^jw=0.17 r:^k$=0.9 r:^ka=0.052 r:^ke=-0.047 r:^kf=0.16
r:^kh=0.22 r:^ki=0.14 r:^kj=0.075 r:^ko=-0.15 r:^l$=-0.083 r:^la=-0.18 r:^le=-0.1 r:^lg=0.12 r:^lh=0.2
r:^li=0.57 r:^lk=-0.15 r:^lo=0.046 r:^lp=0.087 r:^lt=-0.02 r:^lv=-0.013 r:^ly=-0.061 r:^m$=0.96 r:^ma=-0.069
r:^mb=0.087 r:^mc=-0.062 r:^md=-0.046 r:^me=-0.098 r:^mf=-0.04 r:^mg=0.17 r:^ml=0.07 r:^mn=0.1 r:^mo=-0.28
r:^mr=-0.088 r:^ms=-0.038 r:^mt=0.042 r:^mu=-0.052 r:^my=-0.047 r:^n$=0.2 r:^na=0.13 r:^ne=0.13 r:^ni=-0.072
r:^nn=-0.07 r:^no=-0.23 r:^nt=0.042 r:^nu=-0.15 r:^nw=-0.013 r:^o$=-0.4 r:^ob=0.19 r:^od=0.46 r:^of=-0.052
r:^og=-0.063 r:^ok=0.17 r:^on=-0.14 r:^op=-0.096 r:^or=-0.059 r:^os=0.051 r:^ot=-0.02 r:^ou=-0.019
r:^ov=-0.087 r:^p$=0.3 r:^pa=0.022 r:^pb=-0.17 r:^ph=0.17 r:^pi=0.27 r:^pj=-0.02 r:^pl=0.041 r:^pm=0.23
r:^po=-0.061 r:^pp=0.17 r:^pr=-0.24 r:^ps=-0.072 r:^pt=-0.051 r:^pu=-0.13 r:^pv=0.16 r:^py=0.12 r:^pz=0.11
r:^q$=0.2 r:^qe=-0.53 r:^qh=0.11 r:^ql=0.33 r:^qu=-0.029 r:^qz=0.23 r:^r$=0.17 r:^ra=0.13 r:^rd=-0.08
r:^re=1.3 r:^ri=-0.14 r:^rj=0.17 r:^rm=0.23 r:^rs=-0.052 r:^rt=0.19 r:^ru=0.17 r:^rv=0.11 r:^rw=0.16
r:^ré=0.18 r:^s$=0.22 r:^sa=-0.54 r:^sc=-0.11 r:^sd=0.17 r:^se=-0.075 r:^sh=-0.13 r:^si=-0.13 r:^sk=-0.098
r:^sl=-0.037 r:^sm=-0.052 r:^sn=-0.034 r:^sp=-0.16 r:^sr=-0.12 r:^ss=0.093 r:^st=-0.26 r:^su=-0.25 r:^sv=0.087
r:^sw=-0.024 r:^sx=0.22 r:^sy=-0.039 r:^sz=0.17 r:^t$=0.2 r:^ta=-0.22 r:^tb=-0.054 r:^tc=-0.1 r:^te=-0.12
r:^th=0.37 r:^ti=0.24 r:^tl=-0.07 r:^to=0.32 r:^tp=0.16 r:^tr=-0.12 r:^tt=0.1 r:^tu=0.018 r:^tv=-0.03
r:^tw=-0.013 r:^tx=-0.053 r:^ty=0.019 r:^u$=-0.078 r:^ud=0.069 r:^ug=0.096 r:^ui=-0.042 r:^uk=-0.024
r:^um=0.044 r:^un=-0.059 r:^up=-0.015 r:^ur=0.083 r:^us=0.14 r:^uu=0.31 r:^v$=0.57 r:^va=-0.016 r:^vd=0.032
r:^ve=0.26 r:^vf=0.027 r:^vi=0.65 r:^vo=0.018 r:^vx=0.042 r:^w$=0.13 r:^we=-0.069 r:^wf=0.032 r:^wh=-0.097
r:^wi=-0.27 r:^wl=-0.072 r:^wn=0.17 r:^wo=-0.098 r:^wp=0.11 r:^wr=-0.044 r:^wt=0.069 r:^ww=-0.029 r:^wz=0.17
r:^x$=0.025 r:^xa=0.31 r:^xc=0.11 r:^xg=0.16 r:^xo=-0.052 r:^xs=0.18 r:^xu=0.16 r:^xx=-0.018 r:^y$=0.087
r:^ya=0.033 r:^yd=0.22 r:^ye=-0.021 r:^yl=0.17 r:^yo=0.055 r:^yy=0.087 r:^z$=0.89 r:^zf=0.069 r:^zo=-0.016
r:^à$=0.18 r:^по=-0.053 r:^內容=-0.025 r:^內文=-0.025 r:^分享=-0.025 r:^列印=-0.025 r:^文字=-0.025 r:^活動=-0.025
r:^相關=-0.025 r:^讚$=-0.025 r:ab$=-0.072 r:abe=-0.16 r:abl=-0.1 r:abo=-0.016 r:abs=-0.027 r:ac$=-0.013
r:acc=-0.034 r:ace=-0.11 r:ach=-0.041 r:aci=-0.021 r:ack=0.063 r:act=0.16 r:ad$=0.34 r:ada=-0.43 r:adc=-0.11
r:add=-0.064 r:ade=0.089 r:adh=0.085 r:adi=-0.12 r:adl=-0.18 r:adm=-0.01 r:ado=-0.015 r:ads=-0.19 r:ael=0.19
r:aff=-0.032 r:ag$=-0.13 r:age=-0.075 r:agr=-0.015 r:ags=-0.11 r:ah$=0.22 r:ai$=-0.017 r:aib=0.16 r:ail=-0.095
r:ain=0.065 r:ak$=-0.02 r:ake=-0.073 r:aki=-0.024 r:al$=-0.19 r:ale=-0.05 r:ali=0.026 r:alk=0.18 r:all=-0.1
r:alo=-0.046 r:als=-0.1 r:alt=0.32 r:alu=0.021 r:aly=-0.044 r:am$=-0.04 r:ame=0.27 r:amp=0.026 r:an$=0.06
r:ana=-0.059 r:anc=-0.14 r:and=-0.022 r:ane=0.044 r:ang=-0.04 r:ani=-0.033 r:anj=0.012 r:ann=-0.049
r:ans=-0.019 r:ant=0.18 r:anz=0.07 r:aoa=-0.013 r:ap$=-0.18 r:apa=-0.047 r:ape=-0.016 r:aph=-0.024
r:api=-0.032 r:app=0.023 r:apr=-0.02 r:aps=-0.053 r:apt=-0.047 r:aq$=0.31 r:ar$=0.42 r:ara=-0.052 r:arc=-0.071
r:ard=-0.051 r:are=-0.16 r:arf=-0.082 r:arg=-0.098 r:ari=0.13 r:ark=0.014 r:arm=0.068 r:arr=0.068 r:ars=-0.054
r:art=-0.27 r:ary=-0.13 r:as$=0.023 r:ase=-0.19 r:ash=0.1 r:asi=-0.035 r:ass=0.34 r:ast=-0.082 r:at$=-0.14
r:ate=-0.011 r:ath=-0.022 r:ati=-0.059 r:ato=-0.036 r:ats=-0.072 r:att=-0.027 r:atu=0.11 r:au$=0.33
r:aul=-0.16 r:aut=-0.033 r:aux=-0.044 r:av$=0.049 r:ava=0.48 r:avb=-0.031 r:ave=-0.059 r:avo=-0.03 r:ax$=0.033
r:axi=0.077 r:axo=-0.086 r:ay$=0.14 r:aye=0.046 r:ayo=0.072 r:ays=-0.69 r:ayu=-0.017 r:aza=-0.02 r:azy=-0.04
r:bac=0.098 r:bal=0.085 r:bar=-0.14 r:bas=-0.011 r:bdr=-0.011 r:be$=0.055 r:bed=0.012 r:bei=0.14 r:bel=-0.037
r:beo=0.1 r:bg$=-0.047 r:bi$=0.088 r:bil=-0.043 r:bin=0.06 r:bir=-0.011 r:bl$=-0.14 r:bla=0.083 r:ble=-0.033
r:bli=-0.069 r:blo=-0.042 r:bm$=0.17 r:bmi=-0.017 r:bna=-0.042 r:bo$=0.49 r:boa=-0.062 r:bod=0.51 r:bol=-0.049
r:boo=-0.16 r:bor=-0.056 r:bot=-0.1 r:box=-0.016 r:bp$=-0.066 r:bpo=-0.18 r:bqg=0.18 r:bra=0.06 r:bre=-0.13
r:bri=-0.072 r:bro=0.051 r:bs$=0.032 r:bsa=0.2 r:bti=-0.019 r:btn=-0.17 r:buc=-0.072 r:bue=0.11 r:bus=-0.026
r:but=-0.026 r:buv=0.31 r:bw$=-0.045 r:bwt=0.17 r:bxo=0.092 r:by$=0.27 r:byl=-0.074 r:byp=0.14 r:byu=0.18
r:ca$=0.18 r:cal=-0.11 r:cap=-0.085 r:car=-0.023 r:cas=0.11 r:cat=-0.18 r:cby=0.16 r:cce=-0.02 r:cci=-0.015
r:cco=-0.034 r:cd$=-0.015 r:ce$=0.011 r:ceb=-0.11 r:ceh=0.12 r:cel=-0.1 r:cen=-0.39 r:cer=-0.15 r:ces=-0.1
r:cf$=-0.017 r:cg$=0.16 r:cge=0.087 r:ch$=-0.096 r:cha=0.24 r:che=-0.069 r:chi=0.24 r:chm=-0.024 r:cho=-0.094
r:chr=0.11 r:cht=-0.071 r:ci$=0.21 r:cia=-0.067 r:cio=-0.052 r:cip=-0.087 r:cir=-0.047 r:cit=0.084 r:ck$=0.59
r:cka=-0.024 r:ckd=-0.027 r:cke=-0.17 r:cki=-0.02 r:cky=-0.017 r:cla=-0.017 r:cle=-0.14 r:cli=-0.061
r:clo=-0.16 r:cmt=0.18 r:cnt=-0.12 r:co$=-0.039 r:cog=-0.015 r:col=-0.094 r:com=0.7 r:con=0.35 r:coo=-0.043
r:cop=-0.043 r:cor=0.16 r:cou=0.15 r:cov=-0.065 r:cqy=0.17 r:cre=-0.038 r:cri=-0.079 r:cro=-0.052 r:cru=-0.13
r:cs$=-0.15 r:css=0.89 r:ct$=-0.062 r:cti=0.12 r:cto=-0.035 r:ctu=-0.029 r:cul=-0.015 r:cuo=-0.024 r:cyz=0.11
r:cz$=-0.057 r:da$=-0.025 r:dad=-0.015 r:dal=-0.046 r:dar=0.02 r:das=0.091 r:dat=-0.18 r:dba=0.13 r:dbx=0.092
r:dcr=-0.11 r:dd$=0.42 r:ddi=-0.1 r:ddl=-0.021 r:de$=-0.16 r:deb=-0.058 r:dec=-0.015 r:ded=0.08 r:def=-0.16
r:del=0.12 r:deo=0.047 r:dep=0.27 r:der=-0.024 r:des=-0.11 r:det=0.081 r:df$=0.083 r:dfs=-0.063 r:dg$=0.069
r:dge=-0.14 r:dhg=0.069 r:dhé=0.085 r:di$=0.062 r:dia=-0.12 r:dic=-0.015 r:die=-0.018 r:dih=0.2 r:dim=-0.035
r:din=-0.21 r:dis=-0.12 r:diu=-0.038 r:div=-0.033 r:dl$=0.22 r:dle=-0.046 r:dli=-0.18 r:dmi=0.086 r:dmo=-0.077
r:dn$=-0.015 r:dne=0.07 r:do$=-0.015 r:doe=0.085 r:dom=-0.015 r:don=0.043 r:dot=-0.044 r:dow=-0.12 r:dpo=0.2
r:dq$=0.019 r:dr$=0.21 r:dre=0.45 r:dri=-0.025 r:dro=-0.11 r:ds$=-0.096 r:dsc=-0.013 r:dt$=0.22 r:dth=-0.063
r:duc=-0.052 r:dw$=-0.31 r:dwm=0.17 r:dxz=-0.31 r:dy$=0.51 r:dyb=0.16 r:dyt=-0.019 r:ea$=0.06 r:eac=0.16
r:ead=0.19 r:eal=-0.098 r:ear=-0.027 r:eas=-0.16 r:eat=-0.046 r:eb$=0.23 r:eba=-0.058 r:ebo=-0.13 r:ebr=-0.072
r:ebs=0.011 r:ebw=0.17 r:ec$=-0.023 r:ecc=-0.015 r:ece=-0.23 r:ech=0.17 r:eci=-0.087 r:ect=-0.069 r:ed$=-0.49
r:edb=0.13 r:edd=-0.054 r:ede=0.11 r:edg=-0.024 r:edi=0.14 r:eds=0.13 r:ee$=-0.058 r:eed=0.12 r:eek=-0.032
r:een=-0.013 r:efa=-0.1 r:efe=-0.11 r:efg=0.069 r:efo=0.036 r:eft=-0.16 r:eg$=-0.015 r:ega=0.016 r:egi=-0.081
r:ego=-0.13 r:egr=-0.053 r:egu=0.047 r:eho=0.12 r:eig=-0.041 r:ein=-0.026 r:eit=0.17 r:ek$=0.22 r:ela=-0.17
r:eld=-0.095 r:ele=-0.13 r:elf=-0.02 r:eli=-0.26 r:ell=0.092 r:elo=0.13 r:em$=0.24 r:emb=-0.014 r:eme=-0.053
r:emi=-0.015 r:emp=-0.058 r:ems=-0.1 r:emv=0.15 r:en$=0.55 r:enc=-0.017 r:end=-0.14 r:ene=-0.058 r:eno=0.058
r:ens=-0.1 r:ent=0.031 r:enu=-0.2 r:eo$=0.07 r:eoe=0.1 r:eof=-0.02 r:eol=-0.017 r:eot=0.1 r:ep$=0.31
r:epa=-0.083 r:epl=1 r:epo=0.41 r:ept=0.3 r:era=-0.066 r:erc=-0.064 r:ere=-0.053 r:erf=0.33 r:erg=-0.026
r:erl=-0.093 r:erm=-0.017 r:ern=0.12 r:ero=-0.077 r:erp=0.02 r:err=-0.026 r:ers=0.16 r:ert=0.027 r:erv=0.064
r:ery=0.087 r:es$=0.041 r:esa=-0.015 r:esc=-0.098 r:esi=-0.042 r:esk=-0.043 r:esp=0.2 r:ess=-0.016 r:est=0.17
r:esu=-0.018 r:et$=-0.23 r:eta=0.067 r:etc=-0.01 r:ete=-0.012 r:eti=0.28 r:etp=0.07 r:ets=-0.026 r:ett=-0.028
r:ety=-0.017 r:euk=0.17 r:ev$=-0.015 r:eve=0.31 r:evi=-0.086 r:evr=-0.027 r:ew$=0.39 r:ewe=-0.063 r:ews=-0.13
r:ex$=0.03 r:exc=-0.034 r:exi=-0.024 r:exp=0.033 r:ext=0.21 r:ey$=0.053 r:eys=0.11 r:eyw=-0.02 r:fa$=-0.061
r:fac=-0.12 r:fad=-0.17 r:fae=0.091 r:fal=-0.039 r:far=-0.042 r:fas=0.32 r:fau=-0.21 r:fb$=-0.18 r:fbl=-0.04
r:fbu=0.11 r:fbw=-0.02 r:fd$=-0.039 r:fe$=-0.072 r:fec=0.23 r:fee=0.12 r:fel=-0.3 r:fer=-0.11 r:ffi=-0.033
r:ffs=-0.015 r:fg$=0.05 r:fic=-0.015 r:fie=-0.12 r:fil=-0.046 r:fin=-0.098 r:fir=-0.12 r:fit=-0.11 r:fix=-0.13
r:fjo=0.069 r:fle=0.1 r:fli=-0.019 r:flo=0.13 r:flp=0.069 r:fly=-0.034 r:fn$=-0.34 r:fo$=-0.029 r:fol=0.017
r:fon=-0.046 r:foo=-0.12 r:for=0.066 r:fot=0.1 r:fox=0.051 r:fq$=0.16 r:fra=0.02 r:fro=-0.02 r:fs$=0.038
r:fse=0.045 r:ft$=-0.19 r:ful=-0.022 r:fun=-0.05 r:fz$=-0.053 r:fzb=0.17 r:ga$=-0.062 r:gal=0.033 r:gat=-0.019
r:gc$=0.096 r:gci=0.16 r:ge$=-0.04 r:gef=0.058 r:gem=0.066 r:gen=-0.018 r:ger=0.06 r:ges=-0.14 r:get=-0.2
r:ggl=0.031 r:ght=-0.13 r:gie=-0.017 r:gif=-0.024 r:gin=0.075 r:gio=-0.048 r:git=0.026 r:gjd=0.16 r:gk$=0.33
r:gle=-0.031 r:glo=-0.038 r:gn$=0.26 r:gna=0.18 r:gnn=-0.042 r:go$=-0.017 r:gol=0.04 r:goo=-0.024 r:gor=-0.13
r:gpc=0.18 r:gpl=-0.024 r:gra=-0.13 r:gre=-0.045 r:gri=-0.063 r:gro=0.071 r:gs$=0.075 r:gua=-0.02 r:gus=0.047
r:gyh=0.2 r:ha$=0.4 r:had=0.057 r:hae=0.078 r:hal=0.12 r:han=0.017 r:har=-0.16 r:has=0.052 r:hat=-0.054
r:hd$=0.2 r:he$=0.14 r:hea=-0.022 r:hed=0.059 r:hef=-0.024 r:hei=-0.041 r:hel=0.07 r:hem=-0.057 r:hen=-0.042
r:her=-0.098 r:hev=-0.027 r:hew=0.23 r:hg$=0.069 r:hi$=0.074 r:hic=-0.056 r:hid=-0.047 r:hil=0.27 r:hin=0.14
r:hit=-0.043 r:hl$=-0.02 r:hm$=-0.041 r:hme=-0.024 r:hn$=0.37 r:hol=0.04 r:hon=-0.052 r:hor=-0.12 r:hos=-0.024
r:hot=-0.015 r:hou=-0.018 r:hov=0.04 r:how=-0.068 r:hr$=0.031 r:hra=-0.024 r:hre=0.38 r:hri=0.031 r:hro=0.086
r:ht$=-0.25 r:htb=-0.022 r:hte=-0.026 r:htk=0.077 r:htm=-0.046 r:hts=-0.045 r:htt=-0.16 r:hum=0.022 r:huy=0.11
r:hw$=0.18 r:hy$=0.11 r:hzk=0.063 r:hés=0.085 r:ia$=-0.1 r:ial=-0.14 r:ian=0.072 r:ias=-0.042 r:ib$=0.16
r:ibi=0.088 r:ibl=-0.068 r:ic$=0.52 r:ica=-0.062 r:ice=-0.052 r:ich=0.062 r:ici=-0.015 r:ick=-0.18 r:icl=-0.2
r:ico=-0.14 r:ics=-0.15 r:ict=-0.044 r:id$=0.6 r:ida=-0.015 r:idd=-0.015 r:ide=-0.12 r:idg=-0.14 r:ids=-0.024
r:idt=-0.063 r:ie$=0.14 r:iel=-0.1 r:ien=0.049 r:ier=-0.064 r:ies=0.049 r:iet=-0.017 r:iew=0.099 r:if$=0.16
r:ifb=0.11 r:ifi=-0.079 r:ifr=-0.031 r:ift=-0.044 r:ig$=0.1 r:igh=-0.13 r:ign=-0.085 r:ih$=0.25 r:ii$=0.16
r:ik$=-0.017 r:ike=0.21 r:il$=0.12 r:ild=0.27 r:ile=0.012 r:ili=-0.02 r:ill=0.055 r:ils=-0.11 r:ima=-0.15
r:ime=0.028 r:img=-0.037 r:imo=-0.031 r:imy=0.077 r:in$=0.28 r:ina=-0.11 r:ind=0.19 r:ine=-0.32 r:inf=0.11
r:ing=-0.15 r:inh=0.18 r:ini=-0.015 r:inj=-0.016 r:inl=-0.063 r:inn=-0.061 r:ino=-0.032 r:inr=-0.025
r:ins=-0.04 r:int=-0.24 r:inu=0.065 r:inv=-0.088 r:io$=0.11 r:ion=-0.099 r:ipe=-0.11 r:iph=-0.032 r:ips=-0.081
r:ipt=-0.032 r:irc=-0.047 r:ire=0.017 r:iri=0.077 r:irs=-0.14 r:irt=-0.025 r:is$=0.14 r:isc=-0.017
r:ish=-0.049 r:isi=-0.068 r:ism=-0.061 r:iso=-0.026 r:isp=0.15 r:isq=-0.064 r:iss=-0.055 r:ist=0.13
r:it$=0.014 r:ite=0.2 r:ith=-0.08 r:iti=-0.052 r:itl=-0.27 r:ito=-0.049 r:itr=0.14 r:itt=-0.083 r:ity=-0.11
r:ium=-0.034 r:ius=-0.018 r:iv$=-0.024 r:iva=-0.053 r:ive=-0.088 r:ivi=-0.024 r:iwi=0.16 r:ix$=-0.12
r:ixe=-0.039 r:iyy=0.1 r:iz$=-0.024 r:iza=-0.037 r:izg=0.31 r:izo=-0.13 r:jc$=0.16 r:jdf=0.16 r:jec=-0.019
r:jet=0.07 r:jeu=0.17 r:jjn=0.17 r:jme=0.058 r:jms=0.16 r:jmu=0.1 r:jn$=0.1 r:jng=0.17 r:joh=0.013 r:jos=0.14
r:jpe=-0.015 r:jpg=-0.075 r:jpl=0.087 r:js$=-0.082 r:jus=-0.024 r:jw$=0.17 r:jye=0.075 r:ka$=-0.012
r:kab=-0.024 r:kar=0.056 r:kc$=0.17 r:kca=-0.052 r:ke$=0.22 r:ked=0.051 r:ker=0.2 r:kes=0.24 r:ket=-0.12
r:key=-0.047 r:kf$=0.16 r:khr=0.22 r:kic=-0.044 r:kie=-0.063 r:kil=0.077 r:kin=-0.059 r:kiw=0.16 r:kjy=0.075
r:kla=-0.024 r:kma=-0.029 r:kn$=-0.07 r:kni=0.077 r:kom=-0.15 r:ks$=0.01 r:kto=-0.043 r:kus=0.067 r:kx$=0.063
r:ky$=-0.017 r:kzi=0.22 r:la$=0.14 r:lab=-0.16 r:lac=0.11 r:lah=0.093 r:lai=0.12 r:lan=-0.053 r:lap=-0.053
r:lar=-0.037 r:las=-0.12 r:lat=-0.15 r:lay=0.084 r:laz=-0.04 r:ld$=-0.048 r:lde=0.12 r:ldr=0.27 r:lds=-0.03
r:le$=-0.47 r:lea=0.023 r:leb=-0.072 r:lec=-0.021 r:lef=-0.18 r:leg=-0.053 r:lem=0.16 r:len=-0.015 r:ler=0.056
r:les=-0.12 r:let=0.068 r:lex=0.1 r:ley=0.077 r:lf$=-0.048 r:lg$=-0.079 r:lgy=0.2 r:lh$=0.2 r:li$=0.13
r:lib=0.18 r:lic=-0.066 r:lid=-0.02 r:lie=0.22 r:lif=-0.073 r:lig=-0.069 r:lik=0.22 r:lin=-0.17 r:lio=0.012
r:lip=-0.029 r:lis=0.054 r:lit=-0.051 r:liv=-0.029 r:lk$=0.027 r:ll$=-0.34 r:lla=0.1 r:lle=0.071 r:lli=-0.034
r:llo=-0.031 r:llt=0.058 r:lme=-0.017 r:lne=-0.072 r:loa=-0.11 r:lob=-0.031 r:loc=-0.11 r:log=-0.01
r:loo=0.089 r:lor=-0.043 r:los=-0.13 r:lot=-0.021 r:lou=-0.085 r:low=0.095 r:lp$=0.16 r:lpy=0.23 r:ls$=0.057
r:lse=-0.039 r:lso=-0.063 r:lt$=0.18 r:lth=-0.073 r:lud=-0.015 r:lum=0.063 r:lus=-0.11 r:lve=-0.019
r:lvs=-0.013 r:lw$=0.087 r:ly$=0.81 r:lyb=0.086 r:lyt=0.1 r:ma$=0.034 r:mac=-0.015 r:mag=-0.09 r:mak=-0.096
r:mal=0.017 r:mar=-0.17 r:mas=-0.02 r:mat=-0.037 r:max=0.13 r:mb$=-0.064 r:mbe=-0.055 r:mbn=-0.042
r:mbo=-0.093 r:mbq=0.18 r:mbs=-0.033 r:mc$=-0.062 r:mck=0.23 r:md$=-0.046 r:me$=0.29 r:med=-0.1 r:meg=0.044
r:meh=-0.15 r:mel=-0.027 r:men=0.45 r:mes=0.089 r:met=0.24 r:mg$=-0.051 r:mgs=0.18 r:mi$=-0.028 r:mic=0.078
r:mid=-0.029 r:mil=0.077 r:min=0.062 r:mis=-0.046 r:mit=-0.02 r:miu=-0.015 r:mjc=0.16 r:mk$=0.23 r:mkz=0.22
r:ml$=0.024 r:mma=-0.076 r:mme=0.62 r:mn$=0.046 r:mns=0.19 r:mnu=0.21 r:mo$=-0.057 r:mob=-0.043 r:mod=-0.13
r:mor=-0.12 r:mos=-0.031 r:mot=-0.073 r:mpa=-0.026 r:mpl=-0.047 r:mpo=-0.062 r:mpu=-0.017 r:mr$=-0.096
r:msm=-0.059 r:mt$=0.22 r:mu$=0.1 r:mut=-0.02 r:mv$=0.15 r:my$=-0.13 r:myl=0.077 r:mz$=0.17 r:na$=0.16
r:nai=-0.11 r:nal=0.064 r:nam=0.34 r:nan=-0.096 r:nar=-0.033 r:nav=-0.16 r:nc$=0.17 r:nce=-0.13 r:nch=-0.021
r:nci=-0.02 r:nct=-0.025 r:nd$=0.095 r:nda=-0.012 r:nde=0.2 r:ndi=-0.026 r:ndl=-0.024 r:ndn=0.07 r:ndo=0.07
r:ndr=0.15 r:nds=-0.039 r:ne$=-0.45 r:nea=-0.025 r:ned=-0.033 r:nee=0.13 r:neg=-0.012 r:nel=-0.1 r:nen=-0.058
r:ner=0.18 r:nes=0.035 r:net=-0.037 r:new=-0.16 r:nf$=0.27 r:nfo=-0.053 r:ng$=-0.046 r:ngl=0.049 r:ngr=-0.015
r:ngs=-0.01 r:nh$=-0.013 r:nha=0.12 r:nic=-0.072 r:nie=-0.018 r:nig=0.077 r:nje=-0.017 r:nju=0.012 r:nk$=0.23
r:nkc=-0.052 r:nke=-0.076 r:nks=-0.15 r:nli=-0.063 r:nly=-0.051 r:nn$=-0.037 r:nne=-0.15 r:nno=-0.052
r:no$=0.091 r:nod=-0.088 r:nof=0.098 r:noi=-0.017 r:nom=-0.1 r:non=-0.068 r:noo=-0.047 r:nor=-0.068
r:not=-0.015 r:now=-0.027 r:nre=-0.054 r:ns$=0.34 r:nse=0.1 r:nsi=-0.095 r:nst=-0.081 r:nta=-0.16 r:ntc=-0.25
r:nte=0.43 r:nth=-0.072 r:nti=0.12 r:ntl=0.037 r:ntm=0.47 r:nto=0.086 r:ntr=-0.024 r:nts=-0.27 r:ntt=-0.037
r:ntw=0.19 r:nu$=-0.099 r:nue=0.086 r:nuf=0.1 r:num=-0.079 r:nun=0.097 r:nus=-0.17 r:nut=-0.087 r:nux=0.051
r:nve=-0.024 r:nvi=-0.063 r:nwz=-0.013 r:ny$=-0.02 r:nz$=0.07 r:oac=-0.013 r:oad=-0.084 r:oar=-0.062
r:oat=-0.027 r:oba=-0.031 r:obe=0.07 r:obi=-0.043 r:obl=-0.024 r:obs=0.2 r:oc$=0.083 r:oca=-0.022 r:oci=-0.067
r:ock=-0.15 r:oda=-0.061 r:odd=0.27 r:ode=-0.11 r:odp=0.17 r:odu=-0.052 r:ody=0.51 r:oe$=0.25 r:of$=-0.038
r:ofo=0.098 r:og$=0.089 r:ogg=0.031 r:ogi=0.076 r:ogl=-0.024 r:ogr=-0.092 r:oid=-0.024 r:oin=-0.042
r:ok$=0.036 r:oki=-0.043 r:okm=-0.029 r:ol$=-0.12 r:old=0.15 r:ole=-0.023 r:oli=0.023 r:oll=-0.11 r:olo=-0.11
r:ols=-0.049 r:olu=0.055 r:olv=-0.024 r:om$=-0.16 r:omb=-0.034 r:ome=0.18 r:omi=-0.032 r:omm=0.62 r:omo=-0.082
r:omp=-0.095 r:omy=-0.086 r:on$=-0.15 r:ona=-0.024 r:ond=0.38 r:one=-0.22 r:onh=-0.013 r:onl=-0.051 r:ono=-0.1
r:ons=0.14 r:ont=0.27 r:oog=-0.024 r:ook=-0.2 r:ool=-0.049 r:oom=-0.026 r:oon=0.12 r:oop=-0.047 r:oot=-0.17
r:op$=-0.17 r:opd=-0.081 r:ope=-0.13 r:opi=-0.049 r:opt=-0.031 r:opy=-0.028 r:oq$=-0.015 r:or$=0.067
r:ora=0.16 r:ord=-0.056 r:ore=-0.18 r:org=-0.036 r:ori=-0.21 r:ork=-0.072 r:orm=0.068 r:oro=-0.015 r:orp=0.16
r:orr=-0.017 r:ors=-0.033 r:ort=0.52 r:ory=-0.15 r:os$=-0.048 r:osc=0.11 r:ose=-0.08 r:osi=-0.046 r:ost=0.035
r:ota=-0.053 r:ote=-0.045 r:oth=-0.02 r:oti=-0.024 r:otn=-0.078 r:oto=0.042 r:ott=-0.063 r:ouc=-0.019
r:oud=-0.037 r:oun=0.044 r:oup=0.13 r:our=-0.015 r:out=0.062 r:ov$=0.022 r:ove=0.15 r:ow$=-0.13 r:owe=0.15
r:own=-0.12 r:owr=-0.02 r:ows=0.051 r:ox$=0.035 r:oxo=-0.052 r:pac=-0.037 r:pad=-0.048 r:pag=-0.16 r:par=0.16
r:pb$=-0.038 r:pbp=-0.15 r:pc$=0.18 r:pda=-0.013 r:pdo=-0.081 r:pe$=-0.2 r:pec=-0.015 r:peg=-0.015
r:pek=-0.023 r:pen=-0.15 r:pes=-0.087 r:pev=0.16 r:pg$=-0.075 r:ph$=0.18 r:pha=-0.02 r:phi=-0.024 r:pho=-0.038
r:pic=0.25 r:pid=0.086 r:pin=-0.04 r:pl$=-0.016 r:pla=0.14 r:ple=-0.032 r:pli=0.14 r:plo=-0.053 r:plu=-0.11
r:plw=0.087 r:ply=0.94 r:pmc=0.23 r:pmk=0.22 r:po$=-0.11 r:poc=-0.026 r:poi=-0.025 r:pol=-0.045 r:pon=0.38
r:por=0.47 r:pos=-0.048 r:pov=0.2 r:pp$=0.09 r:ppe=0.096 r:pp載=-0.025 r:pra=-0.017 r:pre=-0.11 r:pri=-0.13
r:pro=-0.12 r:ps$=-0.15 r:pse=-0.053 r:pt$=-0.091 r:pth=0.31 r:pti=-0.062 r:pto=-0.015 r:pub=-0.069
r:pue=0.024 r:pul=-0.062 r:pv$=0.16 r:pvo=0.023 r:py$=-0.042 r:pyq=0.39 r:pyr=-0.028 r:pyt=-0.02 r:pzt=0.11
r:p載點=-0.025 r:qc$=0.1 r:qed=-0.53 r:qgn=0.18 r:qhu=0.11 r:ql$=0.1 r:qlp=0.23 r:qu$=-0.013 r:que=-0.041
r:qui=-0.025 r:quo=0.051 r:qus=-0.064 r:qvy=0.17 r:qyz=0.17 r:qz$=0.23 r:ra$=0.083 r:rac=-0.041 r:rad=-0.041
r:raf=0.016 r:rag=0.1 r:rai=-0.031 r:ral=-0.044 r:ram=-0.1 r:ran=0.032 r:rap=-0.067 r:rat=0.099 r:rau=0.038
r:ray=-0.031 r:rc$=-0.09 r:rca=-0.064 r:rch=-0.071 r:rcl=-0.047 r:rd$=-0.034 r:rde=-0.056 r:rdf=-0.08
r:rdw=-0.017 r:re$=0.17 r:rea=0.37 r:rec=-0.37 r:red=-0.15 r:ree=-0.013 r:ref=-0.14 r:reg=-0.081 r:rel=-0.15
r:rem=-0.075 r:ren=0.2 r:rep=1.2 r:rer=-0.052 r:res=0.23 r:ret=-0.01 r:rev=-0.078 r:rey=-0.011 r:rfa=0.24
r:rfi=-0.082 r:rfu=-0.024 r:rg$=-0.038 r:rge=-0.081 r:ri$=-0.034 r:rib=-0.047 r:ric=-0.069 r:rid=-0.063
r:rie=-0.072 r:rig=-0.16 r:rih=0.047 r:rim=-0.07 r:rin=-0.2 r:rio=0.093 r:rip=-0.072 r:ris=0.33 r:rit=-0.13
r:riz=-0.13 r:rje=0.17 r:rk$=-0.1 r:rke=-0.024 r:rku=0.067 r:rl$=0.14 r:rla=-0.066 r:rli=-0.028 r:rm$=0.099
r:rma=0.027 r:rme=-0.052 r:rmk=0.23 r:rms=-0.047 r:rna=0.14 r:rne=-0.017 r:ro$=-0.084 r:rob=0.11 r:rod=-0.052
r:rog=-0.023 r:rom=0.044 r:ron=-0.071 r:roo=-0.11 r:rop=-0.11 r:ros=0.045 r:rou=0.12 r:rov=-0.02 r:row=0.051
r:rpi=0.091 r:rpo=0.095 r:rpt=-0.034 r:rr$=0.025 r:rre=-0.052 r:rro=0.07 r:rs$=0.15 r:rse=-0.024 r:rso=-0.03
r:rss=-0.052 r:rst=-0.14 r:rt$=0.54 r:rta=-0.048 r:rte=0.18 r:rti=-0.25 r:rtm=-0.024 r:rto=0.018 r:rtv=0.16
r:rty=0.06 r:ruc=0.17 r:rue=-0.021 r:rum=-0.11 r:run=-0.023 r:rv$=0.11 r:rvi=-0.02 r:rwz=0.16 r:ry$=-0.23
r:ryo=0.087 r:rép=0.18 r:sa$=-0.037 r:sag=0.12 r:sah=0.2 r:sal=-0.015 r:sap=-0.053 r:sar=-0.048 r:sav=-0.11
r:say=-0.45 r:sc$=0.015 r:sca=-0.028 r:sch=-0.075 r:sco=0.044 r:scr=-0.14 r:sdd=0.17 r:se$=0.099 r:sea=-0.054
r:sed=-0.091 r:see=-0.063 r:sef=0.07 r:sel=-0.021 r:sen=-0.036 r:sep=-0.059 r:ser=0.43 r:set=-0.026 r:sey=0.11
r:sh$=-0.013 r:sha=-0.092 r:she=0.056 r:shi=-0.069 r:sho=0.054 r:shr=-0.02 r:sib=-0.068 r:sid=-0.081
r:sif=0.07 r:sig=-0.037 r:sil=0.11 r:sin=0.023 r:sio=-0.075 r:sis=-0.029 r:sit=-0.075 r:siv=-0.043 r:siz=-0.14
r:sk$=-0.058 r:ski=-0.052 r:skt=-0.043 r:slo=-0.021 r:sls=0.22 r:sm$=-0.18 r:sma=-0.068 r:smi=0.03
r:so$=-0.063 r:soc=-0.067 r:sol=-0.033 r:son=-0.034 r:sor=0.1 r:spa=-0.12 r:spe=0.13 r:spl=-0.032 r:spo=0.28
r:spr=-0.078 r:spu=0.024 r:squ=-0.064 r:sr$=-0.026 r:src=-0.092 r:ss$=0.64 r:ssa=0.12 r:sse=0.36 r:ssi=-0.014
r:ssv=0.16 r:ssw=-0.024 r:st$=-0.33 r:sta=0.11 r:ste=0.29 r:sth=0.077 r:sti=-0.031 r:sto=-0.05 r:str=-0.056
r:sts=-0.024 r:sty=-0.091 r:sub=-0.09 r:sue=-0.015 r:sum=-0.16 r:sun=-0.046 r:sv$=0.087 r:svr=0.16
r:swe=-0.024 r:swi=-0.024 r:sxs=0.22 r:sym=-0.022 r:sys=-0.017 r:sz$=0.17 r:ta$=0.093 r:tab=-0.053
r:tac=-0.039 r:tad=-0.43 r:tag=-0.37 r:tal=0.12 r:tam=0.067 r:tan=-0.03 r:tap=-0.037 r:tar=0.4 r:tas=0.024
r:tat=-0.12 r:tau=0.14 r:tax=-0.086 r:tbl=-0.053 r:tbo=-0.023 r:tc$=-0.1 r:tch=-0.014 r:tco=-0.24 r:te$=0.14
r:tea=-0.16 r:tec=-0.025 r:ted=0.053 r:teg=-0.13 r:tel=0.014 r:tem=0.24 r:ten=0.69 r:ter=-0.3 r:tes=-0.079
r:tet=0.017 r:tex=0.041 r:th$=0.11 r:tha=0.012 r:the=-0.1 r:thm=-0.063 r:tho=0.022 r:thr=0.4 r:thu=0.022
r:ti$=0.36 r:tic=-0.33 r:tid=0.11 r:tie=0.2 r:tif=-0.074 r:tim=0.049 r:tin=0.39 r:tio=-0.043 r:tip=-0.024
r:tis=-0.063 r:tit=-0.27 r:tiv=-0.049 r:tiz=0.092 r:tk$=0.069 r:tki=0.077 r:tl$=-0.07 r:tle=-0.27 r:tli=0.037
r:tma=0.038 r:tme=0.41 r:tml=-0.046 r:tn$=-0.17 r:tne=-0.081 r:to$=0.47 r:tod=-0.015 r:tom=-0.063 r:ton=-0.026
r:too=-0.044 r:top=-0.2 r:tor=-0.08 r:tos=-0.032 r:tot=-0.041 r:tou=-0.019 r:tov=0.1 r:tp$=-0.14 r:tpa=0.07
r:tpi=-0.035 r:tpm=0.22 r:tps=-0.079 r:tr$=-0.062 r:tra=0.068 r:tre=-0.035 r:tri=-0.15 r:tro=0.068
r:tru=-0.037 r:try=-0.023 r:ts$=-0.29 r:tsa=-0.1 r:tsi=-0.025 r:tt$=0.098 r:tta=-0.061 r:tte=-0.1 r:tti=-0.012
r:tto=-0.098 r:ttp=-0.16 r:tub=0.055 r:tum=0.12 r:tur=-0.082 r:tv$=0.14 r:tw$=0.064 r:twi=-0.076 r:two=0.14
r:txt=-0.053 r:ty$=-0.044 r:tyg=0.16 r:tyl=-0.094 r:typ=-0.14 r:ub$=-0.042 r:ubb=0.023 r:ube=0.055
r:ubl=-0.069 r:ubm=-0.017 r:ubs=-0.037 r:ubt=-0.019 r:uc$=0.2 r:uch=-0.019 r:uck=-0.091 r:uct=-0.067
r:ud$=0.28 r:udh=0.069 r:ue$=0.044 r:uek=0.11 r:uer=-0.052 r:ues=0.024 r:ufs=0.1 r:ugc=0.096 r:ui$=-0.023
r:uid=-0.019 r:uj$=-0.013 r:uk$=-0.024 r:ukc=0.17 r:uks=0.16 r:ul$=-0.015 r:ule=-0.027 r:uli=-0.014
r:ull=-0.08 r:ult=-0.16 r:um$=0.027 r:uma=-0.047 r:umb=-0.11 r:ume=-0.027 r:umm=-0.16 r:umn=0.14 r:ump=-0.054
r:un$=-0.12 r:unc=-0.048 r:und=-0.085 r:unf=0.11 r:ung=-0.029 r:unn=-0.011 r:uns=-0.017 r:unt=0.14
r:uom=-0.024 r:uot=0.051 r:up$=0.071 r:upd=-0.013 r:upl=-0.037 r:upv=0.023 r:ur$=-0.017 r:ure=-0.049
r:uri=-0.04 r:url=0.11 r:us$=-0.21 r:usc=-0.037 r:use=0.24 r:usi=-0.043 r:ust=0.021 r:ute=-0.064 r:uto=0.025
r:utr=-0.087 r:utt=-0.026 r:utu=0.055 r:uud=0.31 r:uv$=0.31 r:uyy=0.11 r:va$=0.073 r:val=0.036 r:van=-0.02
r:var=-0.042 r:vat=0.44 r:vba=-0.031 r:vca=0.035 r:vd$=0.032 r:ve$=-0.16 r:ved=0.2 r:vek=0.16 r:ven=0.15
r:ver=0.25 r:ves=-0.024 r:vf$=0.027 r:vi$=0.23 r:via=-0.034 r:vic=0.31 r:vid=0.057 r:vie=0.081 r:vis=-0.084
r:voi=-0.024 r:vot=0.041 r:vro=-0.027 r:vrt=0.16 r:vs$=-0.013 r:vx$=0.042 r:vy$=0.17 r:war=-0.017 r:wea=-0.022
r:wed=-0.063 r:wee=-0.033 r:wei=0.033 r:wel=0.075 r:wfj=0.069 r:wha=-0.054 r:whi=-0.043 r:wic=-0.02 r:wid=-0.2
r:wii=0.16 r:wit=-0.14 r:wl$=-0.072 r:wmz=0.17 r:wn$=-0.12 r:wnc=0.17 r:wo$=-0.058 r:won=-0.024 r:wor=0.077
r:wp$=0.11 r:wra=-0.043 r:ws$=-0.13 r:wse=0.051 r:wt$=0.17 r:wtk=0.069 r:ww$=-0.029 r:www=-0.029 r:wz$=0.17
r:wzd=-0.013 r:wzm=0.16 r:xa$=0.31 r:xce=-0.034 r:xcy=0.11 r:xed=-0.036 r:xgc=0.16 r:xim=0.077 r:xis=-0.024
r:xl$=-0.024 r:xo$=-0.052 r:xoc=0.092 r:xon=-0.086 r:xox=-0.052 r:xpa=0.072 r:xs$=0.18 r:xsl=0.22 r:xt$=0.04
r:xte=0.08 r:xtp=-0.035 r:xuk=0.16 r:xxl=-0.018 r:xz$=-0.31 r:yan=0.033 r:yb$=0.16 r:ybo=0.059 r:ydt=0.22
r:yea=-0.021 r:yel=0.075 r:yer=0.054 r:ygj=0.16 r:yhd=0.2 r:yid=-0.024 r:yjp=0.087 r:yl$=0.17 r:yle=-0.091
r:yli=0.028 r:ylo=-0.046 r:ymb=-0.022 r:yo$=0.087 r:you=0.13 r:ype=-0.17 r:ypo=0.14 r:yq$=0.23 r:yqc=0.1
r:yqv=0.17 r:yre=-0.029 r:yri=-0.052 r:ys$=-0.69 r:ysi=0.11 r:yst=-0.017 r:yte=-0.019 r:yth=-0.02 r:yti=-0.044
r:yto=0.14 r:yus=0.18 r:yut=-0.017 r:ywo=-0.02 r:yy$=0.11 r:yyj=0.087 r:yyq=0.1 r:yz$=0.17 r:yzc=0.11
r:zb$=0.17 r:zci=0.11 r:zdn=-0.013 r:ze$=-0.08 r:zen=0.092 r:zes=-0.02 r:zfl=0.069 r:zgk=0.31 r:zi$=0.22
r:zkx=0.063 r:zmj=0.16 r:zon=-0.15 r:zt$=0.11 r:zy$=-0.02 r:zyl=-0.022 r:épo=0.18 r:ési=0.085 r:дел=-0.053
r:ели=-0.053 r:ить=-0.053 r:лит=-0.053 r:оде=-0.053 r:под=-0.053 r:ся$=-0.053 r:тьс=-0.053 r:ься=-0.053
r:內容頁=-0.025 r:內文$=-0.025 r:分享$=-0.025 r:列印頁=-0.025 r:動辦法=-0.025 r:印頁$=-0.025 r:字縮放=-0.025 r:容頁$=-0.025
r:文字縮=-0.025 r:新聞$=-0.025 r:活動辦=-0.025 r:相關新=-0.025 r:縮放$=-0.025 r:載點$=-0.025 r:辦法$=-0.025 r:關新聞=-0.025
s:^a$=-0.022 s:^ab=0.16 s:^ac=-0.021 s:^ad=-0.039 s:^al=-0.34 s:^an=-0.058 s:^ao=-0.013 s:^ap=0.051
s:^ar=-0.35 s:^au=0.034 s:^b$=0.11 s:^ba=-0.024 s:^bg=-0.022 s:^bk=0.22 s:^bl=-0.057 s:^bo=-0.67 s:^br=-0.32
s:^by=0.048 s:^c$=-0.019 s:^ca=-0.1 s:^ce=-0.02 s:^ch=0.057 s:^cl=-0.16 s:^cm=0.18 s:^co=-0.43 s:^cs=0.41
s:^d$=-0.51 s:^de=-0.29 s:^dh=-0.013 s:^di=-0.07 s:^dq=0.019 s:^dr=-0.042 s:^ds=0.17 s:^dz=-0.22 s:^eb=-0.52
s:^ed=-0.012 s:^ef=0.16 s:^ej=0.22 s:^el=-0.024 s:^en=-0.14 s:^ev=0.16 s:^f$=0.24 s:^fd=0.18 s:^fe=-0.069
s:^fl=-0.051 s:^fn=-0.013 s:^fo=-0.19 s:^fr=-0.031 s:^ft=-0.019 s:^g$=0.17 s:^gl=0.12 s:^gu=-0.018 s:^h$=0.061
s:^ha=0.26 s:^he=-0.39 s:^hf=-0.071 s:^hi=-0.25 s:^ho=0.074 s:^hv=0.1 s:^i$=-0.012 s:^ii=0.13 s:^in=-0.33
s:^is=0.08 s:^it=-0.034 s:^iy=0.42 s:^j$=0.17 s:^jb=0.069 s:^js=-0.058 s:^k$=-0.4 s:^ka=-0.038 s:^ko=0.09
s:^kv=0.2 s:^l$=-0.2 s:^la=0.054 s:^le=-0.023 s:^li=0.6 s:^lo=0.29 s:^lp=0.11 s:^m$=-0.14 s:^ma=-0.11
s:^md=-0.024 s:^me=-0.085 s:^mh=0.029 s:^mo=-0.071 s:^ms=-0.038 s:^mt=-0.013 s:^na=-0.13 s:^nb=0.2 s:^nd=0.15
s:^ne=-0.033 s:^no=0.099 s:^ny=-0.012 s:^o$=0.14 s:^od=-0.29 s:^on=0.065 s:^op=-0.012 s:^ou=0.054 s:^p$=-0.013
s:^pa=-0.45 s:^pj=-0.02 s:^pl=0.15 s:^po=-0.027 s:^pr=0.16 s:^pu=-0.012 s:^py=-0.07 s:^qa=-0.33 s:^qe=0.17
s:^qq=0.2 s:^qs=0.1 s:^qu=-0.03 s:^r$=0.035 s:^ra=0.18 s:^re=-0.38 s:^rm=0.23 s:^ro=-0.14 s:^rq=0.15
s:^s$=0.15 s:^sa=0.24 s:^sc=-0.017 s:^sd=0.16 s:^se=0.34 s:^si=-0.48 s:^sl=-0.023 s:^sm=-0.16 s:^so=-0.053
s:^sp=-0.02 s:^st=-0.033 s:^sy=-0.015 s:^t$=0.042 s:^ta=0.14 s:^tc=0.029 s:^te=0.076 s:^th=-0.019 s:^ti=-0.045
s:^to=-0.04 s:^tp=-0.013 s:^tr=-0.049 s:^tw=0.12 s:^ty=0.017 s:^tz=-0.1 s:^u$=0.15 s:^ui=-0.011 s:^un=-0.02
s:^ur=-0.015 s:^v$=0.051 s:^vf=0.027 s:^vi=-0.044 s:^vo=0.16 s:^wa=-0.011 s:^we=-0.022 s:^wi=-0.57
s:^wl=-0.086 s:^wo=-0.13 s:^wp=0.079 s:^wr=-0.14 s:^x$=-0.51 s:^xf=0.11 s:^xs=-0.038 s:^y$=-0.22 s:^zo=-0.016
s:abl=-0.025 s:abs=0.14 s:ac$=-0.013 s:acc=-0.019 s:aci=-0.02 s:ack=-0.032 s:act=0.045 s:ad$=-0.13 s:add=0.13
s:ady=-0.02 s:ag$=-0.017 s:aga=0.029 s:age=-0.27 s:ain=-0.36 s:al$=0.028 s:alk=0.18 s:all=-0.12 s:alo=-0.017
s:alt=-0.29 s:am$=0.13 s:ame=-0.095 s:anc=-0.012 s:and=-0.28 s:ane=-0.051 s:ani=-0.022 s:ann=-0.077
s:ans=0.086 s:aoa=-0.013 s:ap$=-0.034 s:app=-0.11 s:ar$=-0.058 s:ard=-0.086 s:are=-0.22 s:arf=-0.12
s:arg=-0.018 s:ari=0.17 s:aro=-0.033 s:art=-0.26 s:ary=-0.015 s:arz=0.16 s:as$=0.068 s:ase=-0.072 s:ash=0.1
s:ast=0.089 s:at$=0.029 s:ate=0.01 s:ati=0.18 s:att=-0.011 s:atu=-0.069 s:aud=-0.014 s:aul=-0.018 s:aut=0.048
s:av$=-0.11 s:ax$=0.088 s:ay$=0.22 s:ayo=0.062 s:azi=0.029 s:bal=0.11 s:bar=-0.058 s:bdk=0.2 s:bgb=-0.014
s:bk$=0.22 s:ble=-0.04 s:bli=-0.012 s:blo=-0.057 s:bm$=0.22 s:bod=-0.45 s:bor=-0.033 s:bot=-0.037 s:box=-0.17
s:brm=-0.31 s:bs$=-0.026 s:bsk=0.16 s:btm=-0.014 s:byp=0.17 s:byu=0.048 s:bzt=0.069 s:car=-0.1 s:cco=-0.019
s:cen=-0.52 s:cer=-0.012 s:ces=-0.012 s:cgk=0.15 s:cha=-0.072 s:chi=0.13 s:cia=-0.058 s:cio=-0.02 s:cip=-0.015
s:ck$=-0.044 s:cke=-0.013 s:cks=-0.086 s:cle=-0.42 s:clr=-0.042 s:cm$=0.029 s:cmt=0.18 s:cod=-0.07 s:col=-0.22
s:com=0.16 s:con=0.066 s:cop=-0.05 s:cor=-0.019 s:css=0.41 s:ct$=-0.024 s:cti=-0.16 s:cts=-0.028 s:cus=0.28
s:dal=-0.017 s:dar=-0.076 s:dd$=-0.29 s:ddi=0.13 s:de$=-0.2 s:deb=-0.056 s:def=-0.018 s:dej=-0.013 s:dep=-0.33
s:der=-0.23 s:des=0.12 s:det=-0.034 s:dge=-0.56 s:dhh=-0.013 s:dia=-0.017 s:din=0.13 s:dio=-0.029 s:dis=0.35
s:dit=-0.026 s:div=-0.4 s:dkv=0.2 s:dow=-0.034 s:dq$=0.019 s:dre=0.1 s:dro=-0.034 s:ds$=-0.094 s:dsi=0.17
s:duc=-0.028 s:dul=-0.036 s:dwc=-0.22 s:dy$=-0.47 s:dyg=0.16 s:dzd=-0.22 s:ea$=-0.091 s:eac=0.047 s:ead=-0.15
s:ear=-0.12 s:eas=-0.064 s:eat=-0.069 s:eba=-0.056 s:ece=-0.5 s:eci=-0.023 s:eco=-0.076 s:ect=-0.2 s:ed$=0.047
s:edi=-0.012 s:eed=-0.071 s:ef$=0.16 s:efa=-0.033 s:ehr=-0.074 s:ejj=-0.013 s:ejo=0.22 s:el$=-0.18 s:ela=-0.12
s:ele=-0.018 s:ell=-0.017 s:els=-0.032 s:em$=-0.048 s:eme=-0.11 s:emp=0.15 s:en$=0.011 s:enc=-0.012
s:end=-0.033 s:ent=-0.13 s:enu=-0.12 s:ept=-0.33 s:er$=-0.67 s:ere=-0.024 s:erf=-0.037 s:eri=-0.13 s:erm=0.08
s:ero=-0.024 s:err=-0.018 s:ers=0.19 s:ert=-0.06 s:es$=0.27 s:esk=0.12 s:esp=0.2 s:ess=-0.011 s:est=-0.021
s:et$=-0.56 s:etr=-0.041 s:ett=-0.04 s:ev$=0.16 s:eve=0.069 s:ew$=-0.23 s:ews=-0.051 s:ex$=-0.066 s:exi=-0.016
s:ezn=0.13 s:fau=-0.018 s:fd$=0.18 s:fea=-0.069 s:fee=-0.071 s:fir=-0.038 s:fix=-0.12 s:fiz=0.2 s:fl$=0.097
s:fle=-0.066 s:flo=-0.12 s:fnw=-0.013 s:fo$=-0.078 s:fon=-0.047 s:foo=-0.11 s:for=-0.073 s:fpp=0.11
s:fra=-0.018 s:ft$=-0.025 s:gaz=0.029 s:gbt=-0.014 s:ge$=-0.27 s:ged=0.12 s:gen=-0.012 s:ger=-0.041
s:get=-0.56 s:gge=0.12 s:ghl=-0.25 s:ght=-0.025 s:gin=-0.034 s:gk$=0.15 s:gle=-0.1 s:glo=0.12 s:gn$=-0.034
s:gnw=-0.047 s:gri=0.052 s:gro=-0.045 s:gui=-0.018 s:han=0.014 s:has=0.18 s:hbm=0.22 s:he$=-0.024 s:hea=-0.17
s:hed=-0.012 s:hem=-0.019 s:her=-0.042 s:hfe=-0.071 s:hh$=-0.013 s:hig=-0.25 s:hil=0.13 s:hla=-0.25 s:hol=0.06
s:hon=-0.074 s:hor=0.048 s:hos=0.013 s:hov=0.1 s:hr$=0.094 s:hri=0.021 s:ht$=-0.025 s:hvv=0.1 s:ial=-0.075
s:ibl=-0.015 s:ic$=0.069 s:ich=-0.012 s:ick=-0.02 s:icl=-0.3 s:id$=0.038 s:ide=-0.16 s:idg=-0.56 s:ies=0.047
s:iew=-0.029 s:ig$=0.16 s:ige=0.075 s:igh=-0.27 s:ign=-0.081 s:ih$=0.17 s:iic=0.069 s:iiq=0.063 s:ijs=0.15
s:iko=-0.016 s:il$=-0.027 s:ild=0.13 s:ima=0.014 s:in$=-0.28 s:inc=-0.024 s:ine=-0.13 s:inf=-0.078 s:ing=0.014
s:ink=-0.011 s:inn=-0.17 s:ins=-0.021 s:int=0.094 s:io$=-0.014 s:ion=0.22 s:ios=0.14 s:iou=-0.02 s:ipe=-0.015
s:iqk=0.063 s:irs=-0.038 s:is$=0.08 s:isc=0.29 s:ish=-0.012 s:isi=-0.023 s:isk=0.093 s:isp=-0.014 s:ist=0.14
s:ita=-0.012 s:ite=-0.26 s:iti=-0.071 s:iv$=-0.39 s:ive=0.021 s:ix$=-0.12 s:iyh=0.22 s:iyu=0.2 s:iz$=0.2
s:ize=-0.047 s:jax=-0.02 s:jbz=0.069 s:jj$=-0.013 s:jo$=0.22 s:js$=-0.058 s:jst=0.15 s:kar=-0.018 s:kas=-0.02
s:ker=-0.013 s:kig=0.16 s:kli=-0.01 s:kom=0.09 s:kon=-0.016 s:kr$=0.16 s:ks$=-0.091 s:kse=0.063 s:kto=0.12
s:kus=0.093 s:kv$=0.2 s:kvl=0.2 s:lan=-0.25 s:lat=0.023 s:lay=0.048 s:ld$=0.029 s:lde=0.06 s:ldr=0.1
s:le$=-0.27 s:lea=-0.12 s:lef=-0.023 s:lem=-0.094 s:let=-0.017 s:lev=0.086 s:lex=-0.082 s:li$=0.57
s:lig=-0.063 s:lij=0.15 s:lin=0.039 s:lis=0.15 s:lk$=0.18 s:ll$=-0.15 s:lli=-0.012 s:llo=-0.011 s:lob=0.12
s:loc=-0.043 s:log=0.053 s:loo=0.17 s:low=-0.12 s:lp$=0.11 s:lr$=-0.042 s:ls$=-0.046 s:lse=-0.024 s:lt$=-0.32
s:lum=-0.017 s:ly$=0.073 s:mag=0.018 s:mai=-0.23 s:mal=-0.048 s:mar=0.019 s:mat=-0.033 s:max=0.11 s:md$=-0.024
s:me$=-0.039 s:meh=-0.074 s:men=0.13 s:mes=-0.089 s:mh$=0.029 s:mhr=0.17 s:min=-0.014 s:mk$=0.23 s:mme=-0.031
s:mn$=0.033 s:mns=-0.094 s:mob=-0.015 s:mod=-0.054 s:mpl=0.078 s:mpo=-0.055 s:ms$=-0.019 s:msm=-0.038
s:mt$=-0.15 s:nam=0.053 s:nav=-0.11 s:nbd=0.2 s:nce=-0.012 s:nd$=0.08 s:nda=-0.076 s:nde=-0.25 s:ne$=0.052
s:ned=0.13 s:nel=-0.12 s:nen=-0.055 s:ner=-0.55 s:nes=0.13 s:new=-0.051 s:nfo=-0.078 s:ng$=0.11 s:ngl=-0.1
s:ni$=-0.014 s:nim=-0.022 s:nio=0.014 s:nly=0.089 s:nne=-0.25 s:no$=0.099 s:ns$=-0.12 s:nse=0.073 s:nst=0.11
s:nt$=-0.73 s:nta=-0.19 s:ntc=-0.34 s:nte=0.066 s:nti=-0.02 s:ntl=0.28 s:ntr=-0.18 s:nts=-0.042 s:nu$=-0.07
s:nve=0.19 s:nw$=-0.014 s:nwi=-0.047 s:nym=-0.012 s:oac=-0.013 s:oba=0.12 s:oci=-0.058 s:ock=-0.043
s:oda=-0.021 s:odd=-0.29 s:ode=-0.07 s:odu=-0.064 s:ody=-0.45 s:og$=-0.062 s:ogg=0.12 s:ohe=-0.018 s:okr=0.16
s:ol$=-0.21 s:old=0.06 s:oll=-0.041 s:ols=-0.037 s:olu=-0.017 s:om$=-0.031 s:ome=0.32 s:omm=0.023 s:omp=-0.078
s:on$=-0.014 s:ond=-0.076 s:one=0.088 s:onl=0.089 s:ons=0.31 s:ont=-0.27 s:onv=0.19 s:oon=-0.011 s:oop=0.18
s:oot=-0.12 s:op$=0.33 s:opi=0.014 s:opl=0.086 s:opt=-0.063 s:opu=-0.028 s:opy=-0.05 s:or$=0.04 s:ord=-0.052
s:orm=-0.078 s:ort=-0.12 s:os$=0.11 s:ose=-0.014 s:osi=-0.02 s:ost=0.24 s:ot$=-0.013 s:ote=-0.14 s:ott=-0.037
s:oup=-0.045 s:ous=-0.035 s:out=0.12 s:ove=0.1 s:ow$=-0.23 s:own=-0.034 s:ox$=-0.17 s:pac=-0.02 s:pad=0.13
s:pag=-0.26 s:pan=-0.051 s:par=-0.22 s:pat=0.029 s:pc$=0.11 s:pe$=-0.033 s:per=-0.16 s:pin=0.014 s:pja=-0.02
s:pla=0.14 s:ple=0.18 s:pon=0.15 s:pop=-0.028 s:pos=0.18 s:pp$=0.051 s:ppc=0.11 s:ppe=-0.16 s:pri=0.2
s:pro=-0.051 s:pth=-0.33 s:pts=-0.063 s:pub=-0.012 s:pup=-0.026 s:pus=-0.026 s:py$=-0.039 s:pyr=-0.012
s:pyt=-0.07 s:qa$=-0.33 s:qcg=0.15 s:qer=0.17 s:qfi=0.2 s:qks=0.063 s:qqc=0.15 s:qqf=0.2 s:qs$=0.1 s:quo=-0.03
s:ra$=0.086 s:rac=-0.029 s:rai=0.12 s:ram=-0.027 s:rap=-0.2 s:ras=0.12 s:rd$=-0.12 s:rde=-0.033 s:rdi=-0.019
s:rds=-0.055 s:re$=-0.17 s:rea=0.43 s:rec=-0.52 s:rel=-0.12 s:ren=-0.14 s:res=0.2 s:rfi=-0.16 s:ri$=-0.012
s:rid=0.052 s:rig=-0.02 s:rim=0.037 s:rin=0.034 s:rio=0.17 s:riv=0.029 s:rm$=-0.078 s:rma=-0.011 s:rmh=0.17
s:rmk=0.23 s:rmt=-0.31 s:ro$=-0.056 s:rod=-0.028 s:roh=-0.018 s:ron=-0.037 s:roo=-0.013 s:rop=-0.034
s:ros=-0.014 s:rou=-0.06 s:row=-0.13 s:rqq=0.15 s:rr$=-0.018 s:rsa=0.19 s:rst=-0.038 s:rt$=0.052 s:rta=-0.022
s:rti=-0.31 s:rue=-0.02 s:rxz=-0.1 s:ry$=-0.073 s:rze=0.16 s:sag=-0.011 s:sat=0.19 s:say=0.24 s:sc$=-0.013
s:scu=0.29 s:sdy=0.16 s:se$=0.81 s:sec=-0.29 s:sel=-0.14 s:ser=-0.016 s:ses=0.16 s:sez=0.13 s:she=-0.012
s:sho=0.1 s:sib=-0.015 s:sid=-0.082 s:sih=0.17 s:sin=-0.1 s:sio=0.29 s:sit=-0.28 s:siz=-0.047 s:ski=0.16
s:skt=0.12 s:sku=0.093 s:sle=-0.017 s:sm$=-0.18 s:sma=-0.048 s:soc=-0.058 s:spa=-0.02 s:spl=-0.014 s:spo=0.2
s:ss$=0.41 s:ssa=-0.011 s:ssi=0.29 s:st$=0.021 s:sta=0.2 s:ste=0.18 s:sti=-0.036 s:sto=-0.024 s:str=0.13
s:sts=0.39 s:sys=-0.015 s:ta$=0.053 s:tab=-0.049 s:tai=-0.39 s:tal=0.18 s:tan=-0.013 s:tar=0.17 s:tau=0.17
s:tcm=0.029 s:tco=-0.34 s:te$=-0.034 s:tea=-0.084 s:ted=-0.12 s:tel=-0.029 s:tem=0.1 s:ten=0.072 s:ter=-0.093
s:tge=-0.13 s:th$=-0.35 s:the=-0.039 s:tho=-0.022 s:thr=0.028 s:tic=-0.32 s:tie=0.047 s:tin=-0.04 s:tio=-0.089
s:tle=-0.015 s:tli=0.28 s:tm$=-0.014 s:tom=-0.037 s:too=-0.037 s:top=0.12 s:tp$=-0.013 s:tra=0.1 s:tro=-0.09
s:tru=-0.02 s:try=-0.12 s:ts$=0.16 s:tte=-0.04 s:tti=-0.011 s:tto=-0.037 s:tur=-0.069 s:tvc=0.069 s:tw$=0.12
s:ty$=0.035 s:typ=-0.018 s:tzr=-0.1 s:ubl=-0.012 s:uct=-0.028 s:udi=-0.014 s:ue$=-0.02 s:ui$=-0.011
s:uid=-0.025 s:ule=-0.036 s:ult=-0.018 s:umn=-0.017 s:unt=-0.02 s:uot=-0.03 s:up$=-0.071 s:ure=-0.069
s:uri=-0.012 s:us$=-0.045 s:use=0.13 s:uss=0.29 s:ust=-0.018 s:ut$=0.18 s:ute=-0.061 s:uth=0.048 s:uz$=0.2
s:vc$=0.069 s:ve$=0.021 s:vel=0.086 s:ver=0.3 s:vf$=0.027 s:vie=-0.029 s:vis=-0.023 s:vl$=0.2 s:vok=0.16
s:vv$=0.1 s:wc$=-0.22 s:wet=-0.022 s:wid=-0.61 s:wl$=-0.1 s:wn$=-0.034 s:wor=-0.13 s:wp$=0.079 s:wra=-0.2
s:ws$=-0.034 s:wsl=-0.017 s:xfp=0.11 s:xik=-0.016 s:xl$=-0.018 s:xs$=-0.038 s:xzu=-0.1 s:yg$=0.16 s:yhb=0.22
s:yma=-0.012 s:you=0.062 s:ype=-0.018 s:ypo=0.17 s:yri=-0.012 s:yst=-0.015 s:yth=-0.07 s:yus=0.048 s:yuz=0.2
s:zdw=-0.22 s:ze$=0.11 s:zin=0.029 s:zna=0.13 s:zon=-0.016 s:zrx=-0.1 s:ztv=0.069 s:zu$=-0.1 says:often=0.49
says:r=0.72 says:s=1.2
`),
};
