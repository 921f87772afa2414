// Weights of the comment section classifier. Written by `skein train`; not edited by hand.
// 949 sections of 197 sites; sites left out: F1 0.986 (precision 0.976, recall 0.997, 949); n-grams alone: F1 0.956 (precision 0.943, recall 0.969, 949).
import { type GramModel, packedWeights } from '../gram-model.ts';

export const commentSectionModel: GramModel = {
  bias: -0.66846,
  slope: -5.0125,
  offset: 0.046686,
  weights: packedWeights(`
r:^a$=0.47 r:^aa=-0.012 r:^ab=-0.035 r:^ac=0.24 r:^ad=-0.14 r:^af=-0.012 r:^ai=0.14 r:^al=-0.028 r:^an=0.22
r:^ap=-0.11 r:^aq=0.26 r:^ar=-0.069 r:^at=-0.027 r:^au=0.31 r:^av=0.58 r:^az=-0.015 r:^b$=-0.46 r:^ba=0.05
r:^bb=-0.014 r:^bc=-0.061 r:^bd=-0.017 r:^be=0.19 r:^bg=-0.052 r:^bi=-0.055 r:^bl=0.054 r:^bm=0.16 r:^bo=0.51
r:^bp=-0.038 r:^br=-0.12 r:^bs=0.1 r:^bt=-0.03 r:^bu=0.2 r:^by=0.17 r:^c$=0.51 r:^ca=0.19 r:^cb=0.11
r:^cd=-0.025 r:^ce=-0.12 r:^cf=-0.012 r:^cg=0.27 r:^ch=0.25 r:^ci=-0.043 r:^ck=0.41 r:^cl=-0.32 r:^cn=-0.17
r:^co=0.26 r:^cq=0.16 r:^cr=-0.051 r:^cs=0.83 r:^cu=-0.036 r:^d$=0.24 r:^da=0.18 r:^db=0.075 r:^de=-0.14
r:^dg=0.07 r:^di=-0.039 r:^dl=0.22 r:^do=-0.11 r:^dq=0.1 r:^dr=0.14 r:^dw=-0.093 r:^dx=-0.24 r:^dy=0.13
r:^e$=0.57 r:^eb=0.39 r:^ec=-0.027 r:^ed=0.32 r:^ef=0.07 r:^ei=-0.012 r:^el=0.048 r:^em=0.049 r:^en=-0.14
r:^eo=0.088 r:^ep=0.38 r:^es=-0.065 r:^ev=0.12 r:^ex=0.1 r:^f$=0.087 r:^fa=-0.15 r:^fb=-0.16 r:^fd=-0.029
r:^fe=0.35 r:^fg=-0.043 r:^fi=-0.25 r:^fn=-0.48 r:^fq=0.15 r:^fr=0.028 r:^fs=-0.086 r:^fu=-0.066 r:^fz=0.07
r:^g$=0.24 r:^ga=-0.026 r:^ge=0.079 r:^gi=0.043 r:^gl=-0.03 r:^gn=0.26 r:^go=-0.046 r:^gp=0.15 r:^gr=-0.087
r:^h$=0.3 r:^ha=0.19 r:^he=0.23 r:^hi=0.26 r:^hm=-0.026 r:^hn=0.32 r:^ho=-0.25 r:^hr=-0.037 r:^ht=-0.21
r:^hu=-0.015 r:^hw=0.18 r:^hy=0.089 r:^hz=0.088 r:^i$=0.24 r:^ic=-0.11 r:^id=0.49 r:^if=0.2 r:^ig=0.1
r:^im=-0.11 r:^in=-0.2 r:^ip=-0.023 r:^ir=0.011 r:^is=0.077 r:^it=0.061 r:^iy=0.088 r:^iz=0.26 r:^j$=0.28
r:^ji=-0.027 r:^jj=0.16 r:^jm=0.35 r:^jn=0.088 r:^jo=0.013 r:^jp=-0.086 r:^js=-0.035 r:^ju=-0.025 r:^jw=0.15
r:^k$=0.27 r:^ka=-0.012 r:^ke=-0.035 r:^kf=0.15 r:^kh=0.2 r:^ki=-0.053 r:^kn=-0.018 r:^ko=-0.16 r:^l$=-0.034
r:^la=-0.24 r:^le=-0.14 r:^lg=0.073 r:^lh=0.13 r:^li=0.17 r:^lk=-0.17 r:^lo=0.12 r:^lp=0.13 r:^lt=-0.011
r:^lu=-0.014 r:^ly=-0.038 r:^m$=0.96 r:^ma=-0.042 r:^mb=0.045 r:^mc=-0.061 r:^md=-0.039 r:^me=0.048
r:^mf=-0.03 r:^mg=0.18 r:^mi=-0.17 r:^ml=0.068 r:^mn=0.088 r:^mo=-0.32 r:^mr=-0.084 r:^ms=-0.034 r:^mu=-0.07
r:^my=-0.028 r:^n$=0.15 r:^na=0.16 r:^nc=-0.016 r:^ne=0.22 r:^ni=0.04 r:^nn=-0.03 r:^no=-0.18 r:^nt=0.036
r:^nu=-0.034 r:^o$=-0.31 r:^ob=0.08 r:^od=0.32 r:^of=-0.053 r:^og=-0.045 r:^ok=0.16 r:^on=-0.091 r:^op=0.045
r:^or=-0.039 r:^os=0.05 r:^ot=-0.015 r:^ou=-0.011 r:^ov=-0.062 r:^p$=0.29 r:^pa=-0.091 r:^pb=-0.18
r:^pe=-0.022 r:^ph=0.35 r:^pi=0.27 r:^pj=-0.015 r:^pl=-0.035 r:^pm=0.22 r:^po=-0.058 r:^pp=0.15 r:^pr=-0.16
r:^ps=-0.053 r:^pt=-0.066 r:^pu=-0.19 r:^pv=0.15 r:^py=0.12 r:^pz=0.1 r:^q$=0.18 r:^qe=-0.45 r:^qh=0.1
r:^ql=0.31 r:^qu=-0.015 r:^qz=0.22 r:^r$=0.16 r:^ra=0.078 r:^rd=-0.049 r:^re=0.96 r:^ri=-0.13 r:^rj=0.16
r:^rm=0.12 r:^ro=-0.19 r:^rs=-0.067 r:^rt=0.15 r:^ru=0.088 r:^rv=0.1 r:^rw=0.15 r:^ré=0.013 r:^s$=0.17
r:^sa=-0.036 r:^sc=-0.08 r:^sd=0.16 r:^se=-0.076 r:^sh=-0.22 r:^si=-0.15 r:^sk=-0.078 r:^sl=-0.078
r:^sm=-0.074 r:^sn=-0.058 r:^so=0.038 r:^sp=-0.13 r:^sr=-0.11 r:^ss=0.11 r:^st=-0.27 r:^su=-0.36 r:^sv=0.13
r:^sw=-0.012 r:^sx=0.2 r:^sy=-0.015 r:^sz=0.16 r:^t$=0.22 r:^ta=-0.082 r:^tb=-0.09 r:^tc=-0.087 r:^te=-0.12
r:^th=0.45 r:^ti=-0.034 r:^tl=-0.068 r:^to=0.29 r:^tp=0.13 r:^tr=-0.12 r:^tt=0.088 r:^tu=-0.014 r:^tv=-0.015
r:^tw=0.048 r:^tx=-0.099 r:^ty=0.038 r:^u$=-0.11 r:^ud=0.07 r:^ug=0.26 r:^ui=-0.027 r:^uk=-0.012 r:^um=0.04
r:^un=-0.072 r:^up=0.067 r:^ur=0.014 r:^us=0.33 r:^uu=0.26 r:^v$=0.54 r:^va=0.029 r:^vc=0.13 r:^vd=0.044
r:^ve=0.18 r:^vf=0.065 r:^vi=0.48 r:^vx=0.085 r:^w$=0.13 r:^wa=0.046 r:^we=-0.063 r:^wf=0.044 r:^wh=-0.11
r:^wi=-0.21 r:^wl=0.02 r:^wn=0.15 r:^wo=-0.016 r:^wp=0.026 r:^wr=-0.12 r:^wt=0.07 r:^ww=-0.017 r:^wx=0.066
r:^wz=0.15 r:^x$=-0.035 r:^xa=0.26 r:^xc=0.1 r:^xg=0.14 r:^xo=-0.066 r:^xs=0.13 r:^xu=0.15 r:^y$=0.074
r:^ya=0.036 r:^yd=0.22 r:^ye=-0.015 r:^yl=0.15 r:^yo=0.025 r:^yy=0.13 r:^z$=0.82 r:^zf=0.07 r:^zo=-0.018
r:^à$=0.013 r:^по=-0.075 r:ab$=-0.086 r:abe=-0.12 r:abl=-0.065 r:abo=-0.019 r:abs=-0.016 r:acc=-0.057
r:ace=-0.13 r:ach=-0.035 r:aci=-0.019 r:ack=0.1 r:act=0.33 r:ad$=0.31 r:ada=0.11 r:adc=-0.11 r:add=-0.033
r:ade=-0.03 r:adl=-0.19 r:adm=-0.014 r:ado=-0.03 r:ads=-0.15 r:aed=0.075 r:ael=0.078 r:aff=-0.015 r:ag$=-0.12
r:age=0.031 r:agr=-0.027 r:ags=-0.11 r:ah$=0.083 r:ahm=0.016 r:aib=0.15 r:ail=-0.011 r:ain=0.067 r:ak$=-0.013
r:ake=-0.06 r:al$=-0.091 r:ale=-0.033 r:ali=0.12 r:alk=0.21 r:all=-0.062 r:alo=-0.029 r:als=-0.048 r:alt=0.18
r:alu=0.02 r:aly=-0.041 r:am$=-0.094 r:ame=0.33 r:amp=-0.048 r:ana=-0.055 r:anc=-0.11 r:and=0.027 r:ane=0.047
r:ang=-0.034 r:ani=0.019 r:ann=-0.053 r:ans=-0.018 r:ant=0.3 r:anz=0.028 r:ap$=-0.12 r:ape=-0.026 r:aph=-0.026
r:api=-0.023 r:app=-0.13 r:apr=-0.015 r:aps=-0.039 r:apt=0.021 r:aq$=0.26 r:ar$=0.29 r:ara=-0.018 r:arc=-0.053
r:ard=0.12 r:are=-0.37 r:arf=-0.052 r:arg=-0.095 r:ari=0.047 r:ark=0.042 r:aro=-0.013 r:arr=0.046 r:ars=-0.036
r:art=-0.18 r:ary=-0.025 r:as$=-0.12 r:ase=-0.19 r:ash=0.12 r:asi=-0.029 r:ask=-0.011 r:ass=0.24 r:ast=-0.072
r:at$=-0.12 r:ata=0.41 r:ate=-0.11 r:ath=-0.011 r:ati=-0.16 r:ato=-0.013 r:ats=-0.11 r:att=-0.035 r:atu=0.085
r:au$=0.25 r:auf=0.043 r:aul=-0.11 r:aut=0.059 r:aux=-0.026 r:av$=0.1 r:ava=0.38 r:avb=-0.014 r:ave=-0.095
r:avi=-0.017 r:avo=-0.03 r:ax$=0.042 r:axo=-0.044 r:ay$=-0.11 r:aye=-0.011 r:ayl=-0.012 r:ays=0.14
r:aza=-0.015 r:azy=-0.053 r:bac=0.14 r:bal=0.12 r:bar=-0.079 r:bas=-0.022 r:be$=-0.026 r:bed=-0.074 r:bei=0.08
r:bel=-0.029 r:beo=0.088 r:ber=0.031 r:bg$=-0.052 r:bil=-0.1 r:bl$=-0.16 r:bla=0.016 r:ble=0.044 r:bli=-0.071
r:blo=-0.08 r:blu=-0.018 r:bm$=0.16 r:bna=-0.044 r:bo$=0.57 r:boa=-0.061 r:bod=0.16 r:bol=-0.03 r:boo=-0.2
r:bor=-0.063 r:bot=-0.052 r:box=-0.1 r:bp$=-0.038 r:bpo=-0.18 r:bqg=0.18 r:bre=-0.11 r:bri=-0.083 r:bro=0.05
r:bs$=0.039 r:bsa=0.083 r:btn=-0.016 r:buc=-0.056 r:bue=0.1 r:bus=-0.033 r:but=0.074 r:buv=0.26 r:bw$=-0.053
r:bwt=0.18 r:bxo=0.083 r:by$=0.26 r:byl=-0.11 r:byp=0.062 r:byu=0.14 r:ca$=0.16 r:cal=-0.075 r:cap=-0.025
r:car=0.17 r:cas=0.05 r:cat=-0.17 r:cby=0.14 r:cce=-0.015 r:cci=-0.014 r:cco=-0.057 r:cd$=-0.011 r:cdn=-0.012
r:ce$=-0.027 r:ceb=-0.15 r:ceh=0.13 r:cel=-0.084 r:cen=-0.19 r:cer=-0.15 r:ces=-0.068 r:cf$=-0.012 r:cg$=0.14
r:cge=0.13 r:ch$=-0.09 r:cha=0.23 r:che=-0.063 r:chi=0.24 r:chm=-0.022 r:cho=-0.058 r:chr=0.04 r:cht=-0.055
r:ci$=0.2 r:cia=-0.049 r:cio=-0.016 r:cip=-0.067 r:cir=-0.028 r:ck$=0.57 r:cka=-0.026 r:ckd=-0.013 r:cke=-0.15
r:cki=-0.022 r:cla=-0.016 r:cle=-0.12 r:cli=-0.062 r:clo=-0.24 r:cnt=-0.17 r:co$=-0.026 r:cog=-0.027
r:col=-0.2 r:com=0.63 r:con=-0.038 r:coo=-0.029 r:cop=-0.048 r:cor=0.012 r:cou=0.19 r:cov=-0.052 r:cqy=0.16
r:cre=-0.062 r:cri=-0.022 r:cro=-0.018 r:cru=-0.12 r:cs$=-0.11 r:css=0.84 r:ct$=-0.057 r:cti=0.3 r:cto=-0.03
r:ctu=-0.046 r:cul=-0.014 r:cyz=0.1 r:cz$=-0.041 r:da$=-0.014 r:dad=-0.014 r:dal=-0.024 r:dar=0.027
r:das=0.024 r:dat=0.24 r:db$=-0.011 r:dba=0.15 r:dbx=0.083 r:dcr=-0.11 r:dd$=0.29 r:dde=0.016 r:ddi=-0.09
r:ddl=-0.025 r:de$=-0.16 r:deb=-0.035 r:dec=-0.014 r:ded=0.053 r:def=-0.11 r:del=0.086 r:dem=-0.014
r:den=0.084 r:deo=-0.022 r:dep=0.16 r:der=0.045 r:des=-0.087 r:det=0.034 r:df$=0.09 r:dfs=-0.045 r:dg$=0.07
r:dge=-0.12 r:dhg=0.07 r:di$=0.084 r:dia=-0.093 r:dic=-0.016 r:die=-0.013 r:dih=0.18 r:dim=-0.018 r:din=-0.12
r:dis=-0.082 r:dit=0.068 r:diu=-0.027 r:div=0.065 r:dl$=0.22 r:dle=-0.05 r:dli=-0.19 r:dmi=0.059 r:dmo=-0.065
r:dn$=-0.021 r:do$=-0.014 r:doc=-0.028 r:dom=-0.014 r:don=-0.014 r:dot=-0.041 r:dow=-0.049 r:dpo=0.18
r:dq$=0.1 r:dr$=0.19 r:dre=0.27 r:dri=-0.012 r:dro=-0.077 r:ds$=0.02 r:dsc=-0.02 r:dt$=0.22 r:dth=-0.041
r:duc=-0.05 r:dw$=-0.24 r:dwm=0.15 r:dxz=-0.24 r:dy$=0.16 r:dyb=0.14 r:dyt=-0.017 r:ea$=0.069 r:eac=0.088
r:ead=0.094 r:eal=-0.086 r:ear=-0.078 r:eas=-0.16 r:eat=-0.027 r:eb$=0.2 r:eba=-0.035 r:ebo=-0.17 r:ebr=-0.053
r:ebs=-0.038 r:ebw=0.18 r:ec$=-0.013 r:ecc=-0.022 r:ece=-0.08 r:ech=0.18 r:eci=-0.067 r:eco=0.023 r:ect=-0.11
r:ed$=-0.31 r:edb=0.15 r:edd=-0.062 r:ede=0.14 r:edi=0.22 r:eds=0.15 r:ee$=-0.044 r:eed=0.14 r:een=-0.025
r:ef$=-0.019 r:efa=-0.036 r:efe=-0.043 r:efg=0.07 r:efo=0.028 r:eft=-0.11 r:eg$=-0.027 r:ega=-0.031
r:egi=-0.094 r:ego=-0.1 r:egr=-0.09 r:egu=0.11 r:ehe=0.075 r:eho=0.13 r:eig=-0.031 r:eil=-0.015 r:ein=-0.013
r:eit=0.08 r:ek$=0.21 r:el$=0.058 r:ela=-0.11 r:eld=-0.063 r:ele=-0.15 r:elf=-0.015 r:eli=0.023 r:ell=0.015
r:elo=0.094 r:em$=0.059 r:ema=0.033 r:emb=-0.097 r:eme=-0.018 r:emo=0.061 r:ems=-0.072 r:emv=0.18 r:en$=0.56
r:enc=-0.016 r:end=-0.061 r:enn=-0.018 r:eno=0.13 r:ens=-0.075 r:ent=0.19 r:enu=-0.22 r:enz=0.075 r:eoe=0.088
r:eof=-0.015 r:eol=-0.013 r:eot=0.088 r:ep$=0.24 r:epa=-0.057 r:epl=0.49 r:epo=0.27 r:ept=0.18 r:er$=-0.1
r:era=-0.057 r:erc=-0.079 r:ere=-0.03 r:erf=0.23 r:erg=-0.033 r:eri=0.046 r:erl=-0.062 r:ern=0.24 r:ero=-0.11
r:erp=0.036 r:err=0.021 r:ers=0.059 r:ert=-0.043 r:ery=0.12 r:es$=0.14 r:esa=-0.014 r:esc=-0.06 r:esi=-0.014
r:esk=-0.034 r:esp=0.23 r:ess=0.11 r:est=-0.014 r:esu=-0.013 r:et$=-0.21 r:eta=0.21 r:ete=-0.031 r:eti=0.27
r:ets=-0.033 r:ett=-0.026 r:euk=0.16 r:ev$=-0.017 r:eve=0.28 r:evr=-0.013 r:ew$=0.29 r:ewe=-0.045 r:ews=-0.083
r:ex$=-0.039 r:exc=-0.034 r:exi=-0.026 r:exp=-0.02 r:ext=0.25 r:eys=0.1 r:eyw=-0.022 r:fa$=-0.052 r:fab=-0.026
r:fac=-0.15 r:fad=-0.11 r:fae=0.15 r:fal=-0.015 r:far=-0.027 r:fas=0.21 r:fau=-0.14 r:fb$=-0.16 r:fbl=-0.026
r:fbu=0.1 r:fbw=-0.027 r:fd$=-0.029 r:fe$=-0.061 r:fec=0.22 r:fee=0.15 r:fer=-0.049 r:ffe=-0.013 r:ffi=-0.015
r:fg$=0.027 r:fic=-0.014 r:fie=-0.084 r:fil=-0.03 r:fin=-0.086 r:fir=-0.13 r:fit=-0.081 r:fix=-0.059
r:fjo=0.07 r:fle=0.014 r:flo=0.028 r:flp=0.07 r:fly=-0.057 r:fn$=-0.51 r:fo$=0.042 r:fol=0.052 r:fon=-0.028
r:for=0.087 r:fot=0.041 r:fox=0.05 r:fq$=0.15 r:fro=-0.015 r:fs$=0.043 r:ft$=-0.13 r:ful=-0.039 r:fun=-0.027
r:fz$=-0.09 r:fzb=0.16 r:ga$=-0.029 r:gal=-0.023 r:gat=-0.017 r:gc$=0.26 r:gci=0.14 r:ge$=0.049 r:gef=0.074
r:ger=0.18 r:ges=-0.13 r:get=-0.17 r:ggl=0.025 r:ghl=0.075 r:ght=-0.16 r:gie=-0.013 r:gif=0.043 r:gin=0.088
r:gio=-0.038 r:gjd=0.15 r:gk$=0.26 r:gle=-0.067 r:glo=-0.03 r:gn$=0.18 r:gna=0.18 r:gnn=0.015 r:go$=-0.016
r:goo=-0.032 r:gor=-0.1 r:gpc=0.18 r:gra=-0.17 r:gre=-0.025 r:gri=-0.055 r:gro=-0.051 r:gs$=0.069 r:gua=-0.015
r:gus=0.11 r:gyh=0.13 r:ha$=0.45 r:had=-0.019 r:hal=0.11 r:han=-0.04 r:har=-0.15 r:has=0.082 r:hat=-0.097
r:hd$=0.13 r:he$=0.19 r:hea=-0.14 r:hed=-0.018 r:hef=-0.012 r:hei=-0.024 r:hem=-0.034 r:hen=0.05 r:her=-0.17
r:hev=-0.013 r:hew=0.22 r:hg$=0.07 r:hi$=0.071 r:hic=-0.053 r:hid=-0.045 r:hig=0.075 r:hil=0.27 r:hin=0.14
r:hit=-0.015 r:hl$=-0.022 r:hla=0.075 r:hm$=-0.056 r:hme=-0.022 r:hn$=0.32 r:hol=0.074 r:hon=-0.038
r:hos=-0.041 r:hot=0.17 r:hou=-0.012 r:hov=0.038 r:how=-0.083 r:hr$=0.019 r:hre=0.39 r:hri=-0.015 r:ht$=-0.24
r:htb=-0.014 r:hte=-0.013 r:htm=-0.041 r:hts=-0.042 r:htt=-0.11 r:hum=0.09 r:huy=0.1 r:hw$=0.18 r:hy$=0.1
r:hzk=0.088 r:ia$=-0.1 r:ial=-0.11 r:ias=-0.027 r:ib$=0.15 r:ibi=0.022 r:ibl=-0.062 r:ic$=0.48 r:ica=-0.044
r:ice=-0.053 r:ich=-0.025 r:ici=-0.016 r:ick=-0.059 r:icl=-0.11 r:ico=-0.096 r:ics=-0.11 r:ict=-0.06
r:id$=0.51 r:ida=-0.014 r:ide=-0.15 r:idg=-0.12 r:idt=-0.041 r:ie$=0.092 r:ieh=0.075 r:iel=-0.069 r:ien=-0.014
r:ier=-0.045 r:ies=0.061 r:iew=0.08 r:if$=0.16 r:ifb=0.1 r:ifi=-0.066 r:ift=-0.026 r:ig$=0.094 r:iga=-0.017
r:igh=-0.082 r:ign=-0.063 r:ih$=0.24 r:ii$=0.012 r:iic=0.012 r:ik$=-0.013 r:ike=0.054 r:il$=0.18 r:ild=0.22
r:ile=-0.06 r:ili=-0.015 r:ils=-0.11 r:ima=-0.13 r:ime=-0.31 r:img=-0.049 r:imo=-0.017 r:in$=0.25 r:ina=-0.092
r:ine=-0.34 r:inf=0.18 r:ing=-0.094 r:inh=0.11 r:ini=-0.022 r:ink=-0.11 r:inl=-0.043 r:inn=0.018 r:ino=-0.027
r:inp=0.069 r:ins=-0.064 r:int=-0.23 r:inu=0.015 r:inv=-0.071 r:io$=0.033 r:ion=-0.025 r:ipe=-0.079
r:iph=-0.023 r:ips=-0.054 r:ipt=-0.022 r:irc=-0.028 r:irs=-0.12 r:is$=0.096 r:isc=-0.019 r:ish=-0.056
r:isi=-0.069 r:ism=-0.038 r:iso=-0.04 r:isp=0.14 r:isq=-0.045 r:iss=-0.024 r:ist=-0.17 r:it$=0.062
r:ita=-0.011 r:ite=0.062 r:ith=-0.049 r:iti=-0.1 r:itl=-0.2 r:ito=0.039 r:itr=0.08 r:itt=-0.066 r:ity=-0.082
r:ium=-0.02 r:iv$=0.083 r:iva=-0.072 r:ive=0.015 r:ivi=-0.032 r:iwi=0.012 r:ix$=-0.066 r:ixe=-0.012
r:iyy=0.088 r:iz$=-0.012 r:ize=-0.047 r:izg=0.26 r:izo=-0.092 r:jc$=0.15 r:jdf=0.15 r:jeu=0.16 r:ji$=0.069
r:jjn=0.16 r:jme=0.13 r:jms=0.14 r:jmu=0.088 r:jn$=0.088 r:jng=0.16 r:joh=-0.015 r:jos=0.098 r:jpg=-0.059
r:jpl=0.13 r:js$=-0.056 r:jus=-0.026 r:jw$=0.15 r:kab=-0.026 r:kan=-0.012 r:kc$=0.16 r:kca=-0.066 r:kdo=0.069
r:ke$=0.085 r:ked=0.068 r:ken=-0.037 r:ker=0.11 r:kes=0.28 r:ket=-0.11 r:key=-0.035 r:kf$=0.15 r:khr=0.2
r:kic=-0.042 r:kie=-0.044 r:kin=-0.087 r:kiw=0.012 r:kla=-0.028 r:kma=-0.024 r:kn$=-0.03 r:kom=-0.16
r:kto=-0.034 r:kus=0.029 r:kx$=0.088 r:kzi=0.2 r:la$=0.065 r:lab=-0.14 r:lac=0.13 r:lah=0.016 r:lai=0.063
r:lan=0.015 r:lap=-0.039 r:lar=-0.052 r:las=-0.12 r:lat=-0.082 r:lay=-0.024 r:laz=-0.053 r:ld$=-0.11
r:lde=0.12 r:ldr=0.27 r:lds=-0.024 r:le$=-0.45 r:lea=-0.057 r:leb=-0.053 r:lec=-0.022 r:lef=-0.13 r:leg=-0.11
r:lem=0.19 r:les=-0.065 r:let=-0.018 r:lex=0.014 r:lf$=-0.032 r:lg$=-0.058 r:lgy=0.13 r:lh$=0.13 r:li$=0.41
r:lib=0.022 r:lic=-0.067 r:lid=-0.024 r:lie=0.18 r:lif=-0.06 r:lig=-0.013 r:lik=0.091 r:lin=-0.26 r:lip=-0.016
r:lis=-0.12 r:lit=-0.038 r:liv=-0.016 r:lk$=0.04 r:ll$=-0.36 r:lli=-0.027 r:llo=0.03 r:lls=-0.012 r:llt=0.074
r:lme=-0.013 r:loa=-0.046 r:lob=-0.014 r:loc=-0.19 r:loo=0.1 r:lor=-0.055 r:los=-0.18 r:lot=-0.036
r:lou=-0.057 r:low=0.043 r:lp$=0.2 r:lpy=0.22 r:ls$=0.16 r:lse=-0.015 r:lsh=0.012 r:lso=-0.045 r:lt$=0.14
r:lth=-0.06 r:lud=-0.014 r:lue=0.017 r:lup=-0.016 r:lus=-0.13 r:lve=-0.025 r:lw$=0.13 r:ly$=0.24 r:ma$=-0.025
r:mac=-0.014 r:mag=-0.085 r:mai=0.12 r:mak=-0.079 r:mal=-0.035 r:mar=-0.084 r:mas=-0.017 r:mat=-0.016
r:max=0.069 r:mb$=-0.019 r:mbe=-0.064 r:mbn=-0.036 r:mbo=-0.096 r:mbq=0.18 r:mbs=-0.021 r:mc$=-0.061
r:mck=0.22 r:md$=-0.039 r:me$=-0.14 r:med=-0.086 r:meg=0.1 r:meh=-0.15 r:men=0.48 r:mes=0.085 r:met=0.38
r:mg$=-0.051 r:mgs=0.18 r:mi$=-0.017 r:mid=-0.032 r:min=-0.062 r:mis=-0.024 r:mit=-0.011 r:mjc=0.15 r:mk$=0.12
r:mkz=0.2 r:ml$=0.035 r:mma=-0.1 r:mme=0.61 r:mn$=-0.038 r:mns=0.052 r:mnu=0.19 r:mo$=-0.064 r:mob=-0.055
r:mod=-0.11 r:moj=0.069 r:mon=-0.028 r:mor=-0.15 r:mos=-0.032 r:mot=-0.043 r:mp$=-0.11 r:mpo=-0.074
r:mpu=-0.013 r:mr$=-0.08 r:ms$=0.043 r:msm=-0.048 r:mu$=0.088 r:mut=-0.043 r:mv$=0.18 r:my$=-0.071 r:mz$=0.15
r:na$=0.16 r:nai=-0.089 r:nal=0.13 r:nam=0.38 r:nan=-0.079 r:nar=-0.024 r:nav=-0.15 r:nc$=0.13 r:nce=-0.099
r:nch=-0.011 r:nci=-0.019 r:nd$=0.052 r:nda=-0.021 r:nde=0.21 r:ndi=-0.033 r:ndo=-0.018 r:nds=-0.053
r:ne$=-0.28 r:ned=-0.017 r:nee=0.15 r:nel=-0.011 r:nen=-0.074 r:ner=0.013 r:nes=0.1 r:net=-0.027 r:new=-0.14
r:nf$=0.26 r:nfo=0.02 r:ng$=0.062 r:ngr=-0.01 r:nha=0.11 r:nic=0.036 r:nie=-0.011 r:nig=0.012 r:nit=0.022
r:nk$=0.1 r:nkc=-0.066 r:nke=-0.085 r:nkl=-0.019 r:nks=-0.14 r:nli=-0.049 r:nly=-0.056 r:nn$=-0.03 r:nne=-0.12
r:nno=0.015 r:nns=0.066 r:no$=0.14 r:nod=-0.065 r:nof=0.076 r:nom=-0.058 r:non=-0.015 r:noo=0.022 r:nor=-0.033
r:not=0.087 r:now=-0.019 r:npu=0.069 r:nre=-0.017 r:ns$=0.29 r:nse=0.21 r:nsi=-0.064 r:nst=-0.091 r:nt$=0.13
r:nta=-0.17 r:ntc=-0.083 r:nte=-0.026 r:nth=-0.045 r:nti=0.092 r:ntm=0.042 r:nto=0.066 r:ntr=-0.07
r:nts=-0.095 r:ntw=0.31 r:nu$=-0.1 r:nue=0.066 r:nuf=0.088 r:num=0.019 r:nun=0.1 r:nus=-0.22 r:nut=-0.055
r:nux=0.05 r:nve=-0.026 r:nvi=-0.045 r:ny$=-0.019 r:nzi=0.075 r:oad=-0.033 r:oar=-0.061 r:oat=-0.013
r:obe=0.028 r:obi=-0.055 r:obl=-0.026 r:obs=0.083 r:oc$=0.067 r:oca=-0.021 r:oci=-0.049 r:ock=-0.24
r:od$=-0.016 r:oda=-0.038 r:odd=0.13 r:ode=-0.087 r:odi=-0.014 r:odp=0.17 r:odu=-0.05 r:ody=0.16 r:oe$=0.088
r:of$=-0.046 r:ofo=0.076 r:og$=0.12 r:ogg=0.025 r:ogi=0.083 r:ogl=-0.032 r:ogr=-0.094 r:ohn=-0.021
r:oid=-0.027 r:oin=-0.012 r:oji=0.069 r:ok$=-0.012 r:oki=-0.029 r:okm=-0.024 r:ol$=-0.12 r:old=0.12
r:ole=-0.021 r:oli=-0.014 r:oll=-0.027 r:olo=-0.11 r:ols=0.077 r:om$=-0.14 r:omb=-0.032 r:ome=0.096
r:omi=-0.027 r:omm=0.61 r:omo=-0.077 r:omp=-0.11 r:omy=-0.044 r:on$=-0.067 r:ona=-0.012 r:ond=0.17 r:one=-0.1
r:onl=-0.062 r:ono=-0.085 r:ons=0.34 r:ont=-0.071 r:oog=-0.032 r:ook=-0.22 r:ool=0.077 r:oom=-0.04 r:oon=0.13
r:oop=0.022 r:oot=-0.067 r:op$=-0.013 r:opa=-0.013 r:opd=-0.063 r:ope=-0.064 r:opi=-0.074 r:opt=-0.021
r:opu=0.018 r:opy=-0.034 r:oq$=-0.027 r:or$=0.21 r:ora=0.012 r:ord=-0.071 r:ore=-0.15 r:org=-0.028 r:ori=-0.16
r:ork=-0.063 r:orm=0.063 r:oro=-0.014 r:orp=0.012 r:orr=-0.013 r:ors=-0.026 r:ort=0.54 r:oru=0.052 r:ory=-0.12
r:os$=-0.033 r:osc=0.056 r:ose=-0.18 r:osi=-0.028 r:oss=-0.016 r:ote=0.16 r:oth=-0.015 r:oti=-0.012
r:otn=-0.04 r:oto=0.2 r:ott=-0.052 r:oud=-0.027 r:oun=0.054 r:oup=0.018 r:our=-0.019 r:out=-0.067 r:ov$=0.021
r:ove=0.16 r:ow$=-0.14 r:owe=0.098 r:own=-0.03 r:owr=-0.015 r:ows=0.047 r:ox$=-0.054 r:oxo=-0.066 r:pac=-0.11
r:pad=-0.031 r:pag=-0.12 r:pan=0.071 r:par=-0.022 r:pb$=-0.024 r:pbp=-0.17 r:pc$=0.18 r:pda=-0.065
r:pdo=-0.063 r:pe$=-0.2 r:pec=-0.014 r:pen=-0.1 r:per=-0.064 r:pes=-0.067 r:pev=0.15 r:pg$=-0.059 r:ph$=0.18
r:pha=-0.015 r:phi=-0.026 r:pho=0.15 r:pic=0.24 r:pin=-0.046 r:pis=0.035 r:pla=0.12 r:ple=-0.033 r:pli=0.17
r:plo=0.015 r:plu=-0.13 r:plw=0.13 r:ply=0.39 r:pmc=0.22 r:pmk=0.2 r:po$=-0.073 r:poc=-0.027 r:pol=-0.05
r:pon=0.23 r:pop=0.018 r:por=0.24 r:pos=-0.049 r:pov=0.18 r:pp$=0.057 r:ppe=-0.042 r:ppo=0.069 r:pra=-0.016
r:pre=-0.05 r:pri=-0.036 r:pro=-0.12 r:ps$=-0.1 r:pse=-0.039 r:pt$=-0.093 r:ptc=0.069 r:pth=0.2 r:pti=-0.072
r:pto=-0.014 r:pub=-0.071 r:pue=-0.077 r:pul=-0.099 r:pup=0.026 r:put=0.056 r:pv$=0.15 r:pvo=0.12 r:py$=-0.022
r:pyq=0.37 r:pyr=-0.026 r:pyt=-0.015 r:pzt=0.1 r:qc$=0.088 r:qed=-0.45 r:qgn=0.18 r:qhu=0.1 r:ql$=0.088
r:qlp=0.22 r:que=-0.029 r:qui=-0.019 r:quo=0.05 r:qus=-0.045 r:qvy=0.15 r:qyz=0.16 r:qz$=0.22 r:ra$=0.059
r:rac=-0.05 r:rad=-0.024 r:raf=-0.013 r:rag=0.035 r:rai=-0.014 r:ral=-0.03 r:ram=-0.13 r:rap=-0.15
r:rat=-0.028 r:ray=-0.02 r:rc$=-0.078 r:rca=-0.079 r:rch=-0.053 r:rcl=-0.028 r:rd$=0.13 r:rde=-0.063
r:rdf=-0.049 r:rds=0.046 r:rdw=-0.013 r:re$=0.058 r:rea=0.34 r:rec=-0.19 r:red=-0.16 r:ree=-0.025 r:ref=-0.077
r:reg=-0.094 r:rel=-0.099 r:rem=-0.041 r:ren=0.16 r:rep=0.67 r:rer=0.015 r:res=0.25 r:ret=-0.016 r:rfa=0.16
r:rfi=-0.052 r:rg$=-0.035 r:rge=-0.087 r:rhe=-0.012 r:ria=-0.052 r:ric=-0.066 r:rid=-0.055 r:rie=-0.092
r:rig=-0.13 r:rih=0.058 r:rim=0.034 r:rin=-0.12 r:rio=0.033 r:rip=-0.028 r:ris=0.14 r:rit=-0.06 r:riz=-0.092
r:rje=0.16 r:rk$=-0.076 r:rkd=0.069 r:rke=-0.026 r:rks=-0.017 r:rku=0.029 r:rl$=0.049 r:rla=-0.04 r:rli=-0.023
r:rm$=0.08 r:rme=-0.015 r:rmk=0.12 r:rms=-0.022 r:rna=0.26 r:rne=-0.013 r:ro$=-0.11 r:rod=-0.05 r:rog=-0.015
r:rol=-0.019 r:rom=0.028 r:ron=-0.042 r:roo=-0.13 r:rop=-0.076 r:ros=-0.01 r:rou=0.011 r:rov=-0.015 r:row=0.03
r:rpi=0.071 r:rpt=-0.034 r:rre=0.017 r:rro=0.053 r:rs$=0.064 r:rso=-0.032 r:rss=-0.067 r:rst=-0.14 r:rt$=0.41
r:rta=-0.011 r:rte=0.36 r:rtg=0.073 r:rti=-0.14 r:rto=-0.038 r:rtv=0.15 r:ruc=0.1 r:rue=-0.029 r:rum=-0.061
r:run=-0.021 r:rv$=0.1 r:rwz=0.15 r:ry$=-0.13 r:ryo=0.13 r:rép=0.013 r:sa$=-0.023 r:sag=0.23 r:sah=0.083
r:sal=-0.019 r:sap=-0.09 r:sar=-0.034 r:sav=-0.16 r:say=0.089 r:sc$=0.043 r:sca=-0.04 r:sch=-0.06 r:sco=-0.014
r:scr=-0.06 r:sdd=0.16 r:se$=0.04 r:sea=-0.04 r:sec=-0.048 r:sed=-0.13 r:see=-0.045 r:sel=0.048 r:sen=-0.053
r:sep=-0.043 r:ser=0.53 r:set=-0.025 r:sey=0.1 r:sh$=-0.021 r:sha=-0.14 r:she=-0.013 r:shi=-0.058 r:sho=0.052
r:shr=-0.015 r:sib=-0.062 r:sid=-0.049 r:sif=-0.014 r:sig=-0.063 r:sil=0.1 r:sin=-0.027 r:sio=-0.062
r:sis=-0.016 r:sit=-0.044 r:siv=-0.023 r:siz=-0.06 r:sk$=-0.037 r:ski=-0.057 r:skt=-0.034 r:sla=-0.012
r:sli=-0.011 r:slo=-0.036 r:sls=0.2 r:sm$=-0.15 r:sma=-0.066 r:smi=-0.012 r:so$=-0.045 r:soc=-0.049
r:sol=-0.033 r:son=-0.051 r:sor=0.11 r:spa=-0.11 r:spe=0.12 r:spl=-0.018 r:spo=0.29 r:spr=-0.025 r:spu=-0.077
r:squ=-0.045 r:sr$=-0.03 r:src=-0.084 r:ss$=0.65 r:ssa=0.21 r:sse=0.25 r:ssi=-0.014 r:sst=-0.014 r:ssv=0.15
r:st$=-0.27 r:sta=-0.13 r:ste=0.033 r:sti=-0.056 r:sto=-0.07 r:str=-0.049 r:sts=-0.052 r:sty=-0.068
r:sub=-0.29 r:sue=-0.014 r:sum=-0.12 r:sun=-0.029 r:sup=0.064 r:sv$=0.13 r:svr=0.15 r:swe=-0.026 r:swi=-0.012
r:sxs=0.2 r:sym=-0.011 r:sz$=0.16 r:ta$=0.35 r:tab=-0.035 r:tac=-0.036 r:tad=0.11 r:tag=-0.28 r:tai=-0.021
r:tal=0.11 r:tam=-0.036 r:tan=-0.021 r:tar=0.25 r:tas=-0.077 r:tat=-0.087 r:tau=0.062 r:tax=-0.044 r:tbl=-0.09
r:tbo=-0.014 r:tc$=-0.087 r:tch=0.052 r:tco=-0.082 r:tea=-0.16 r:ted=0.21 r:teg=-0.1 r:tel=-0.096 r:tem=0.11
r:ten=0.26 r:tep=-0.018 r:ter=-0.084 r:tes=-0.1 r:tet=0.016 r:tex=0.031 r:tge=0.073 r:th$=-0.029 r:the=-0.07
r:thm=-0.045 r:tho=0.088 r:thr=0.41 r:thu=0.09 r:ti$=0.45 r:tic=-0.19 r:tid=0.045 r:tie=0.15 r:tif=-0.045
r:tim=-0.3 r:tin=0.29 r:tio=0.013 r:tip=-0.012 r:tis=-0.045 r:tit=-0.24 r:tk$=0.07 r:tl$=-0.068 r:tla=0.036
r:tle=-0.24 r:tli=0.031 r:tme=-0.012 r:tml=-0.041 r:tn$=-0.016 r:tne=-0.054 r:to$=0.62 r:toc=-0.013
r:tod=-0.021 r:tom=-0.052 r:ton=0.067 r:too=0.078 r:top=-0.21 r:tor=0.042 r:tos=-0.027 r:tou=-0.016
r:tov=0.081 r:tp$=-0.13 r:tpi=-0.021 r:tpm=0.2 r:tps=-0.051 r:tr$=-0.067 r:tra=0.016 r:tre=-0.022 r:tri=-0.12
r:tro=0.054 r:tru=-0.043 r:try=-0.052 r:ts$=-0.18 r:tsa=-0.16 r:tt$=0.075 r:tta=-0.022 r:tte=-0.076
r:tto=-0.031 r:ttp=-0.11 r:tub=-0.026 r:tum=0.098 r:tur=-0.087 r:tv$=0.13 r:tw$=0.11 r:twe=-0.015 r:twi=-0.059
r:two=0.3 r:txt=-0.099 r:ty$=-0.076 r:tyg=0.15 r:tyl=-0.074 r:typ=-0.11 r:ub$=-0.31 r:ube=-0.026 r:ubl=-0.071
r:uc$=0.13 r:uch=-0.013 r:uck=-0.068 r:uct=-0.064 r:ud$=0.24 r:udh=0.07 r:ue$=0.04 r:uek=0.1 r:uer=-0.014
r:ues=-0.077 r:uf$=0.058 r:ufs=0.088 r:ugc=0.26 r:uid=-0.026 r:uk$=-0.012 r:ukc=0.16 r:uks=0.15 r:ule=-0.013
r:uli=-0.013 r:ull=-0.14 r:ult=-0.11 r:um$=0.15 r:umb=0.049 r:ume=-0.015 r:umm=-0.12 r:umn=0.047 r:ump=-0.073
r:un$=-0.13 r:unc=-0.022 r:und=-0.077 r:unf=0.093 r:ung=-0.019 r:uns=-0.013 r:unt=0.17 r:uot=0.05 r:upd=-0.065
r:upe=-0.028 r:upl=0.019 r:upp=0.064 r:upv=0.12 r:ur$=-0.013 r:ure=-0.062 r:uri=-0.04 r:url=0.047 r:us$=-0.28
r:use=0.46 r:usi=-0.046 r:ust=0.078 r:ut$=0.027 r:ute=-0.074 r:uth=0.056 r:uto=0.045 r:utr=-0.055 r:utt=0.061
r:utu=-0.026 r:uud=0.26 r:uv$=0.26 r:ux$=0.024 r:uyy=0.1 r:val=0.034 r:van=-0.015 r:vat=0.32 r:vba=-0.014
r:vca=0.15 r:vd$=0.044 r:ve$=-0.095 r:ved=0.18 r:vek=0.15 r:ven=0.13 r:ver=0.19 r:vf$=0.065 r:vi$=0.22
r:via=-0.026 r:vic=0.26 r:vid=-0.025 r:vie=0.059 r:vig=-0.017 r:vis=-0.09 r:vot=0.12 r:vro=-0.013 r:vrt=0.15
r:vx$=0.085 r:vy$=0.15 r:wal=0.053 r:war=-0.013 r:wea=-0.011 r:wed=-0.045 r:wee=-0.033 r:wel=0.051 r:wfj=0.07
r:wha=-0.097 r:whi=-0.015 r:wic=-0.015 r:wid=-0.17 r:wii=0.012 r:wit=-0.1 r:wl$=0.02 r:wmz=0.15 r:wn$=-0.022
r:wnc=0.15 r:wor=0.28 r:wpi=0.035 r:wra=-0.12 r:ws$=-0.072 r:wse=0.05 r:wt$=0.18 r:wtk=0.07 r:ww$=-0.017
r:www=-0.017 r:wx$=0.066 r:wz$=0.15 r:wzm=0.15 r:xa$=0.26 r:xce=-0.034 r:xcy=0.1 r:xgc=0.14 r:xim=0.012
r:xis=-0.029 r:xl$=-0.013 r:xo$=-0.066 r:xoc=0.083 r:xon=-0.044 r:xox=-0.066 r:xpa=0.039 r:xs$=0.14 r:xsl=0.2
r:xt$=-0.043 r:xte=0.12 r:xto=0.036 r:xtp=-0.021 r:xuk=0.15 r:xz$=-0.24 r:yan=0.035 r:yb$=0.13 r:ybo=0.053
r:ydt=0.22 r:yea=-0.015 r:ygj=0.15 r:yhd=0.13 r:yid=-0.012 r:yjp=0.13 r:yl$=0.15 r:yle=-0.068 r:yli=-0.093
r:ylo=-0.038 r:ymb=-0.011 r:yo$=0.13 r:yor=0.052 r:you=-0.018 r:ype=-0.12 r:ypo=0.062 r:yq$=0.22 r:yqc=0.088
r:yqv=0.15 r:yri=-0.038 r:ys$=0.14 r:ysi=0.1 r:yte=-0.011 r:yth=-0.015 r:yti=-0.041 r:yto=0.047 r:yus=0.14
r:ywo=-0.022 r:yy$=0.1 r:yyj=0.13 r:yyq=0.088 r:yz$=0.16 r:yzc=0.1 r:zb$=0.16 r:zci=0.1 r:ze$=-0.04
r:zes=-0.021 r:zfl=0.07 r:zgk=0.26 r:zi$=0.2 r:zie=0.075 r:zkx=0.088 r:zmj=0.15 r:zon=-0.097 r:zt$=0.1
r:zy$=-0.032 r:zyl=-0.026 r:épo=0.013 r:дел=-0.075 r:ели=-0.075 r:ить=-0.075 r:лит=-0.075 r:оде=-0.075
r:под=-0.075 r:ся$=-0.075 r:тьс=-0.075 r:ься=-0.075 s:^a$=-0.011 s:^ab=0.15 s:^ac=-0.017 s:^ad=-0.067
s:^al=-0.1 s:^an=-0.06 s:^ap=0.12 s:^ar=-0.2 s:^au=-0.018 s:^b$=0.15 s:^ba=-0.06 s:^be=-0.018 s:^bg=-0.024
s:^bi=-0.024 s:^bk=0.2 s:^bl=-0.11 s:^bo=-0.38 s:^br=-0.26 s:^bu=-0.014 s:^by=0.011 s:^ca=-0.039 s:^ce=-0.035
s:^ch=-0.058 s:^cl=-0.033 s:^co=-0.15 s:^cs=0.37 s:^cu=-0.015 s:^d$=-0.43 s:^de=0.022 s:^di=0.25 s:^dl=0.05
s:^dq=0.1 s:^dr=-0.064 s:^ds=0.15 s:^dz=-0.22 s:^eb=-0.39 s:^ed=-0.026 s:^ef=0.14 s:^ej=0.2 s:^el=-0.012
s:^en=-0.13 s:^ev=0.12 s:^f$=0.08 s:^fa=0.046 s:^fb=-0.021 s:^fd=0.18 s:^fe=-0.054 s:^fi=0.056 s:^fl=0.012
s:^fo=-0.17 s:^fr=-0.028 s:^ft=-0.017 s:^fu=-0.036 s:^g$=0.15 s:^gl=0.071 s:^gr=-0.045 s:^h$=0.063 s:^ha=0.14
s:^he=-0.39 s:^hf=-0.081 s:^hi=0.073 s:^ho=0.099 s:^ht=-0.019 s:^hv=0.088 s:^i$=-0.014 s:^id=-0.042 s:^ii=0.16
s:^in=-0.17 s:^io=-0.014 s:^is=0.071 s:^it=-0.11 s:^iy=0.38 s:^j$=0.16 s:^jb=0.07 s:^js=-0.083 s:^ju=-0.01
s:^k$=-0.48 s:^ka=-0.021 s:^ko=0.016 s:^kv=0.18 s:^l$=-0.19 s:^le=-0.056 s:^li=0.72 s:^lo=0.086 s:^m$=-0.57
s:^ma=-0.29 s:^md=-0.082 s:^me=-0.14 s:^mi=-0.014 s:^mo=-0.099 s:^ms=-0.048 s:^mt=-0.016 s:^my=-0.035
s:^na=-0.12 s:^nb=0.13 s:^nd=0.18 s:^ne=-0.029 s:^no=-0.035 s:^nu=-0.015 s:^ny=-0.026 s:^o$=0.11 s:^od=-0.046
s:^on=0.024 s:^op=0.033 s:^ou=0.082 s:^p$=-0.012 s:^pa=-0.17 s:^pb=-0.041 s:^pj=-0.015 s:^pl=0.16 s:^po=-0.011
s:^pr=-0.036 s:^pu=-0.026 s:^px=-0.017 s:^py=-0.047 s:^qa=-0.35 s:^qe=0.15 s:^qq=0.13 s:^qs=0.088 s:^qu=-0.029
s:^r$=-0.073 s:^ra=0.19 s:^re=0.065 s:^ri=-0.014 s:^rm=0.12 s:^ro=-0.15 s:^rq=0.16 s:^s$=0.14 s:^sa=-0.052
s:^sc=-0.024 s:^sd=0.15 s:^se=0.48 s:^sh=-0.044 s:^si=-0.26 s:^sj=-0.014 s:^sl=-0.036 s:^sm=-0.12 s:^sp=-0.05
s:^st=-0.072 s:^t$=0.047 s:^ta=0.19 s:^te=-0.15 s:^th=0.23 s:^ti=-0.084 s:^to=-0.029 s:^tp=-0.016 s:^tr=-0.065
s:^tw=0.1 s:^ty=-0.088 s:^tz=-0.079 s:^u$=0.16 s:^un=-0.015 s:^ur=-0.04 s:^v$=0.12 s:^vf=0.065 s:^vi=-0.018
s:^vo=0.14 s:^wa=0.037 s:^we=-0.011 s:^wh=-0.011 s:^wi=-0.15 s:^wl=-0.033 s:^wp=-0.029 s:^wr=-0.17
s:^ww=-0.019 s:^wx=0.066 s:^x$=-0.42 s:^xf=0.1 s:^xs=-0.078 s:^y$=-0.22 s:abe=-0.031 s:abl=-0.04 s:abs=0.14
s:acc=-0.011 s:ace=-0.01 s:aci=-0.015 s:ack=-0.072 s:act=0.053 s:ad$=0.14 s:add=0.096 s:ade=-0.047
s:ady=-0.021 s:aed=0.078 s:ag$=-0.026 s:age=-0.24 s:ail=-0.042 s:ain=-0.24 s:al$=-0.073 s:ali=0.082 s:alk=0.21
s:all=-0.16 s:alo=-0.054 s:als=-0.031 s:alt=-0.046 s:am$=0.14 s:ame=-0.061 s:anc=-0.033 s:and=0.013
s:ane=-0.033 s:ani=-0.011 s:ann=-0.053 s:ap$=-0.051 s:app=-0.05 s:ar$=0.014 s:arb=-0.077 s:ard=-0.033
s:are=-0.15 s:arf=-0.11 s:arg=-0.013 s:ari=0.16 s:art=-0.038 s:ary=-0.14 s:arz=0.15 s:as$=0.025 s:ase=-0.15
s:ash=0.12 s:ast=0.11 s:at$=-0.019 s:ata=-0.033 s:ate=-0.16 s:atu=-0.039 s:aud=-0.022 s:av$=-0.12 s:ax$=-0.082
s:ay$=-0.075 s:ayo=0.043 s:bac=-0.038 s:bal=0.062 s:bar=-0.054 s:bdk=0.13 s:bel=-0.031 s:ber=-0.083
s:bet=-0.01 s:bg$=-0.019 s:bk$=0.2 s:ble=-0.049 s:bli=-0.026 s:blo=-0.11 s:bm$=0.2 s:bod=-0.06 s:bor=-0.033
s:bot=-0.034 s:box=-0.24 s:bra=-0.015 s:brm=-0.24 s:bs$=-0.011 s:bsk=0.15 s:buc=-0.014 s:byp=-0.09 s:byu=0.011
s:bzt=0.07 s:car=-0.039 s:cat=-0.03 s:cco=-0.011 s:ce$=-0.01 s:cen=-0.035 s:cer=-0.026 s:ces=-0.026 s:cgk=0.16
s:ch$=-0.099 s:cha=-0.053 s:che=-0.014 s:cia=-0.075 s:cio=-0.015 s:cip=-0.022 s:ck$=-0.13 s:ckd=-0.031
s:cke=-0.088 s:cks=-0.027 s:cle=-0.18 s:cod=-0.043 s:col=-0.26 s:com=0.21 s:con=-0.13 s:cop=-0.087
s:cor=-0.011 s:cs$=-0.024 s:csh=-0.024 s:css=0.37 s:ct$=-0.013 s:cti=-0.04 s:cts=-0.035 s:cus=0.2 s:dal=-0.049
s:dar=-0.11 s:dat=-0.033 s:dd$=-0.046 s:ddi=0.096 s:de$=-0.18 s:deb=-0.048 s:den=0.078 s:dep=0.011 s:der=0.055
s:des=0.12 s:det=-0.084 s:dge=-0.1 s:dia=-0.049 s:din=0.096 s:dio=-0.011 s:dis=0.23 s:dit=-0.048 s:div=0.037
s:dkv=0.13 s:dlg=0.05 s:dow=-0.057 s:dq$=0.1 s:dro=-0.088 s:ds$=-0.063 s:dsi=0.15 s:dth=-0.041 s:duc=-0.036
s:dul=-0.031 s:dwc=-0.22 s:dy$=-0.082 s:dyg=0.15 s:dzd=-0.22 s:ea$=-0.056 s:eac=0.059 s:ead=0.11 s:ear=-0.036
s:eas=-0.14 s:eat=-0.043 s:eba=-0.048 s:eci=-0.022 s:eco=-0.11 s:ecs=-0.024 s:ect=-0.094 s:ed$=-0.08
s:ede=0.078 s:edi=-0.038 s:eed=-0.081 s:een=-0.01 s:eet=-0.024 s:ef$=0.14 s:efa=-0.012 s:eft=-0.037
s:egi=-0.031 s:ehe=0.078 s:ehr=-0.066 s:eic=-0.077 s:ejo=0.2 s:el$=-0.057 s:ela=-0.17 s:ell=-0.034
s:els=-0.012 s:em$=-0.1 s:eme=-0.12 s:emp=0.018 s:en$=-0.067 s:enc=-0.026 s:end=0.013 s:ent=-0.13 s:enu=-0.13
s:enz=0.078 s:ept=0.011 s:er$=-0.44 s:ere=-0.1 s:erl=-0.028 s:erm=0.06 s:ero=-0.012 s:ers=0.033 s:ert=-0.054
s:erv=-0.027 s:es$=0.29 s:esk=0.13 s:esp=0.15 s:ess=-0.015 s:est=-0.011 s:et$=-0.18 s:eta=-0.061 s:ete=-0.021
s:etr=-0.057 s:ett=-0.029 s:etw=-0.01 s:ev$=0.14 s:eve=0.031 s:ew$=-0.18 s:ews=-0.075 s:ex$=-0.045
s:exi=-0.011 s:ext=-0.017 s:ey$=-0.015 s:ezn=0.14 s:fad=-0.031 s:fae=0.078 s:fal=-0.031 s:fb$=-0.021
s:fd$=0.18 s:fea=-0.039 s:fee=-0.081 s:fic=-0.01 s:fir=-0.019 s:fix=-0.036 s:fiz=0.13 s:fl$=0.1 s:fle=-0.045
s:flo=-0.036 s:flu=-0.023 s:fo$=-0.086 s:fon=-0.022 s:foo=-0.13 s:for=-0.053 s:fpp=0.1 s:ft$=-0.046
s:ful=-0.036 s:ge$=-0.24 s:ged=0.13 s:gen=-0.026 s:get=-0.1 s:gge=0.13 s:ghl=0.078 s:ght=-0.045 s:gin=-0.042
s:gk$=0.16 s:gle=-0.069 s:glo=0.071 s:gn$=-0.057 s:gnw=-0.032 s:gri=-0.035 s:gro=-0.03 s:gs$=-0.012
s:han=-0.053 s:har=-0.039 s:has=0.14 s:hbm=0.2 s:he$=-0.012 s:hea=-0.22 s:hed=-0.026 s:hee=-0.024 s:hen=0.07
s:her=-0.012 s:hfe=-0.081 s:hig=0.078 s:hit=-0.011 s:hla=0.078 s:hol=0.043 s:hon=-0.05 s:hos=0.061 s:hov=0.12
s:hr$=0.082 s:hre=0.25 s:ht$=-0.031 s:htm=-0.014 s:htt=-0.019 s:hvv=0.088 s:ial=-0.12 s:ic$=0.061 s:ica=-0.01
s:ich=-0.083 s:ick=-0.062 s:icl=-0.14 s:id$=-0.1 s:ide=-0.13 s:idg=-0.1 s:idt=-0.041 s:ieh=0.078 s:ies=0.053
s:iew=-0.015 s:ifi=-0.01 s:ig$=0.15 s:ige=-0.026 s:igh=0.032 s:ign=-0.089 s:ih$=0.15 s:iic=0.07 s:iiq=0.088
s:ijs=0.19 s:ike=-0.024 s:iko=-0.011 s:il$=-0.029 s:ils=-0.028 s:ima=-0.045 s:in$=-0.29 s:ine=0.12
s:inf=-0.086 s:ing=0.011 s:ini=-0.1 s:ink=-0.04 s:inn=0.022 s:ins=-0.026 s:int=-0.057 s:io$=-0.014 s:ion=-0.02
s:ios=0.16 s:iou=-0.015 s:ipe=-0.022 s:iqk=0.088 s:irs=-0.019 s:is$=0.071 s:isc=0.21 s:ish=-0.026 s:isi=-0.019
s:isk=0.067 s:isq=-0.031 s:ist=0.11 s:ita=-0.026 s:ite=-0.21 s:iti=-0.052 s:ive=-0.011 s:ivi=-0.016
s:ix$=-0.042 s:iyh=0.2 s:iyu=0.18 s:iz$=0.13 s:ize=-0.022 s:jax=-0.015 s:jbz=0.07 s:jo$=0.2 s:js$=-0.083
s:jst=0.19 s:jus=-0.01 s:kas=-0.021 s:kdr=-0.031 s:ker=-0.07 s:kes=-0.024 s:ket=-0.014 s:key=-0.015 s:kig=0.15
s:kli=-0.021 s:kom=0.016 s:kon=-0.011 s:kr$=0.14 s:ks$=-0.047 s:kse=0.088 s:kto=0.13 s:kus=0.067 s:kv$=0.18
s:kvl=0.13 s:lab=-0.031 s:lan=0.078 s:lar=-0.016 s:lat=-0.15 s:lay=0.016 s:lde=0.043 s:le$=-0.16 s:lea=-0.036
s:lef=-0.04 s:lem=-0.11 s:ler=-0.016 s:let=-0.041 s:lev=0.066 s:lex=-0.057 s:lg$=0.05 s:li$=0.57 s:lid=-0.016
s:lig=-0.061 s:lij=0.19 s:lin=0.072 s:lis=0.13 s:lk$=0.21 s:ll$=-0.22 s:lli=-0.026 s:llo=-0.017 s:lob=0.071
s:loc=-0.075 s:log=0.013 s:low=-0.044 s:ls$=-0.054 s:lse=-0.043 s:lt$=-0.062 s:lui=-0.023 s:lum=-0.079
s:ly$=0.03 s:mag=-0.025 s:mai=-0.2 s:mal=-0.07 s:mar=-0.05 s:mas=-0.016 s:mat=-0.019 s:max=-0.067 s:md$=-0.082
s:me$=-0.011 s:meh=-0.066 s:men=0.14 s:mes=-0.062 s:met=-0.033 s:mhr=0.15 s:mk$=0.12 s:ml$=-0.014 s:mme=0.042
s:mn$=-0.026 s:mns=-0.086 s:mod=-0.086 s:mpl=-0.1 s:mpo=-0.053 s:ms$=-0.025 s:msm=-0.048 s:mt$=-0.26
s:my$=-0.035 s:nam=0.083 s:nav=-0.12 s:nbd=0.13 s:nce=-0.033 s:nd$=0.14 s:nda=-0.11 s:nde=0.062 s:ne$=0.05
s:ned=0.096 s:nel=-0.085 s:nen=-0.053 s:ner=-0.18 s:nes=0.13 s:new=-0.075 s:nfo=-0.086 s:ng$=0.088
s:ngl=-0.069 s:ngs=-0.012 s:nim=-0.011 s:nio=-0.092 s:nks=-0.02 s:nly=0.041 s:nne=-0.03 s:non=-0.031
s:ns$=-0.12 s:nse=0.18 s:nst=0.071 s:nt$=-0.29 s:nta=-0.068 s:nte=-0.16 s:ntl=0.17 s:ntr=-0.17 s:nts=0.56
s:nu$=-0.094 s:nve=0.033 s:nw$=-0.019 s:nwi=-0.032 s:nym=-0.026 s:nzi=0.078 s:oba=0.071 s:oci=-0.075
s:ock=-0.075 s:oda=-0.049 s:odd=-0.046 s:ode=-0.049 s:odu=-0.067 s:ody=-0.06 s:og$=-0.051 s:ogg=0.13
s:ogr=-0.02 s:okr=0.14 s:ol$=-0.18 s:old=0.043 s:oll=-0.049 s:ols=-0.026 s:olu=-0.079 s:om$=-0.035 s:ome=0.31
s:omm=0.075 s:omp=-0.16 s:on$=-0.19 s:ond=-0.11 s:one=0.051 s:onl=0.041 s:ons=0.24 s:ont=-0.22 s:onv=0.033
s:oop=0.013 s:oot=-0.14 s:op$=0.27 s:opi=-0.092 s:opt=-0.045 s:opu=-0.059 s:opy=-0.087 s:ord=-0.044
s:ori=-0.019 s:orm=-0.06 s:ort=0.069 s:ory=-0.014 s:os$=0.14 s:osi=-0.029 s:ost=0.079 s:ote=-0.16 s:ott=-0.034
s:ous=-0.021 s:out=0.11 s:ove=0.096 s:ow$=-0.16 s:own=-0.057 s:ox$=-0.24 s:pac=-0.025 s:pad=0.096 s:pag=-0.23
s:pan=-0.033 s:par=0.1 s:pb$=-0.041 s:pc$=0.1 s:pe$=-0.037 s:pec=-0.024 s:per=-0.17 s:pin=-0.092 s:pja=-0.015
s:pla=0.018 s:ple=0.11 s:pon=0.13 s:pop=-0.059 s:pos=-0.022 s:pp$=0.12 s:ppc=0.1 s:ppe=-0.17 s:pro=-0.04
s:ps$=-0.014 s:pth=0.011 s:pts=-0.045 s:pub=-0.026 s:pup=-0.054 s:pus=-0.022 s:px$=-0.017 s:py$=-0.063
s:pyr=-0.028 s:pyt=-0.043 s:qa$=-0.35 s:qcg=0.16 s:qer=0.15 s:qfi=0.13 s:qks=0.088 s:qqc=0.16 s:qqf=0.13
s:qs$=0.088 s:quo=-0.029 s:qus=-0.031 s:ra$=0.066 s:rac=-0.034 s:rai=0.082 s:ran=-0.015 s:rap=-0.22 s:ras=0.13
s:rbe=-0.077 s:rd$=-0.083 s:rde=-0.033 s:rdi=-0.011 s:re$=-0.16 s:rea=0.35 s:rec=-0.03 s:red=-0.029
s:reg=-0.037 s:rei=-0.077 s:rel=-0.17 s:ren=-0.015 s:rep=0.016 s:res=0.15 s:rfi=-0.11 s:ri$=-0.026
s:rid=-0.035 s:rie=-0.022 s:rig=-0.042 s:rim=-0.034 s:rin=0.038 s:rio=0.16 s:rl$=-0.014 s:rla=-0.028
s:rm$=-0.072 s:rma=-0.014 s:rmh=0.15 s:rmk=0.12 s:rmt=-0.24 s:ro$=-0.068 s:rod=-0.036 s:rol=-0.02 s:ron=-0.031
s:rop=-0.088 s:rou=-0.022 s:row=-0.14 s:rqq=0.16 s:rsa=0.033 s:rst=-0.019 s:rt$=0.15 s:rta=-0.011 s:rti=-0.14
s:rue=-0.03 s:rxz=-0.079 s:ry$=-0.2 s:rze=0.15 s:sat=0.033 s:say=-0.047 s:sc$=-0.01 s:sch=-0.014 s:scu=0.21
s:sdy=0.15 s:se$=0.68 s:sec=-0.2 s:ser=-0.16 s:ses=0.18 s:set=-0.028 s:sez=0.14 s:sha=-0.039 s:she=-0.05
s:sho=0.12 s:sid=-0.069 s:sih=0.15 s:sin=-0.069 s:sio=0.2 s:sit=-0.11 s:siz=-0.022 s:sj$=-0.014 s:ski=0.15
s:skt=0.13 s:sku=0.067 s:sle=-0.018 s:sli=-0.016 s:sm$=-0.16 s:sma=-0.057 s:soc=-0.075 s:sor=0.077
s:spa=-0.025 s:spe=-0.024 s:spo=0.18 s:squ=-0.031 s:ss$=0.37 s:ssi=0.21 s:st$=-0.019 s:sta=-0.057 s:ste=0.44
s:sti=-0.022 s:sto=-0.026 s:str=0.079 s:sts=0.2 s:ta$=0.034 s:tab=-0.045 s:tai=-0.15 s:tal=0.2 s:tan=-0.026
s:tar=0.052 s:tau=-0.09 s:tch=-0.023 s:te$=0.25 s:tea=-0.17 s:ted=-0.17 s:tel=-0.034 s:tem=-0.091 s:ten=-0.13
s:ter=-0.11 s:tex=-0.017 s:th$=-0.038 s:the=-0.014 s:tho=-0.037 s:thr=0.24 s:tic=-0.21 s:tie=0.059 s:tif=-0.01
s:tin=-0.021 s:tio=-0.11 s:tle=-0.011 s:tli=0.17 s:tml=-0.014 s:tom=-0.038 s:too=-0.026 s:top=0.13
s:tor=-0.014 s:tp$=-0.021 s:tps=-0.014 s:tra=0.048 s:tro=-0.14 s:tru=-0.03 s:try=-0.091 s:ts$=0.59
s:tte=-0.029 s:tto=-0.034 s:ttp=-0.019 s:tur=-0.039 s:tvc=0.07 s:tw$=0.13 s:twe=-0.01 s:two=-0.022
s:ty$=-0.073 s:typ=-0.015 s:tzr=-0.079 s:ubl=-0.026 s:uck=-0.014 s:uct=-0.036 s:udi=-0.022 s:ue$=-0.03
s:uid=-0.032 s:ula=-0.012 s:ule=-0.031 s:ull=-0.036 s:um$=-0.011 s:umn=-0.079 s:unt=-0.015 s:uot=-0.029
s:up$=-0.064 s:ure=-0.039 s:uri=-0.026 s:url=-0.014 s:us$=-0.069 s:use=0.072 s:uss=0.21 s:ust=-0.022
s:ut$=0.16 s:ute=-0.051 s:uto=-0.014 s:uz$=0.18 s:vc$=0.07 s:ve$=-0.011 s:ven=-0.021 s:ver=0.11 s:vf$=0.065
s:vie=-0.015 s:vis=-0.019 s:vl$=0.13 s:vok=0.14 s:vv$=0.088 s:wal=0.044 s:wc$=-0.22 s:wee=-0.01 s:wet=-0.011
s:whi=-0.011 s:wid=-0.18 s:wl$=-0.035 s:wn$=-0.057 s:wo$=-0.016 s:wp$=-0.017 s:wra=-0.22 s:ws$=-0.064
s:wsl=-0.018 s:ww$=-0.019 s:www=-0.019 s:wx$=0.066 s:xfp=0.1 s:xik=-0.011 s:xl$=-0.01 s:xs$=-0.078 s:xt$=-0.03
s:xzu=-0.079 s:yg$=0.15 s:yhb=0.2 s:yma=-0.026 s:you=0.043 s:ype=-0.015 s:ypo=-0.09 s:yri=-0.042 s:yth=-0.043
s:yus=0.011 s:yuz=0.18 s:zdw=-0.22 s:ze$=0.13 s:zie=0.078 s:zna=0.14 s:zon=-0.031 s:zrx=-0.079 s:ztv=0.07
s:zu$=-0.079 says:often=0.22 says:r=0.69 says:s=1.2
`),
};
