// Weights of the comment section classifier. Written by `skein train`; not edited by hand.
// 1421 sections of 197 sites; sites left out: F1 0.913 (precision 0.923, recall 0.903, 1421); n-grams alone: F1 0.916 (precision 0.916, recall 0.917, 1421).
import { type GramModel, packedWeights } from '../gram-model.ts';

export const commentSectionModel: GramModel = {
  bias: -0.70953,
  slope: -3.7388,
  offset: 0.19565,
  weights: packedWeights(`
r:^a$=0.5 r:^ab=-0.036 r:^ac=0.16 r:^ad=-0.072 r:^af=-0.058 r:^ai=0.14 r:^al=0.18 r:^ao=-0.015 r:^ap=-0.1
r:^aq=0.3 r:^ar=-0.07 r:^as=-0.034 r:^at=-0.029 r:^au=-0.4 r:^av=0.47 r:^ay=0.024 r:^az=-0.018 r:^b$=-0.54
r:^ba=-0.064 r:^bb=-0.015 r:^bc=-0.063 r:^bd=-0.012 r:^be=0.43 r:^bg=-0.047 r:^bi=0.055 r:^bl=-0.047
r:^bm=0.15 r:^bo=0.9 r:^bp=-0.021 r:^br=-0.15 r:^bs=0.086 r:^bt=-0.019 r:^bu=0.026 r:^bw=-0.032 r:^by=0.21
r:^c$=0.6 r:^ca=0.13 r:^cb=0.15 r:^cd=-0.014 r:^ce=-0.12 r:^cf=-0.049 r:^cg=0.25 r:^ch=0.21 r:^ci=0.08
r:^ck=0.46 r:^cl=-0.18 r:^cm=-0.2 r:^cn=-0.019 r:^co=0.17 r:^cq=0.17 r:^cr=-0.052 r:^cs=0.78 r:^cu=-0.098
r:^d$=0.2 r:^da=0.41 r:^db=0.087 r:^de=-0.34 r:^dg=0.061 r:^di=-0.32 r:^dl=0.2 r:^dm=-0.013 r:^dq=0.1
r:^dr=0.15 r:^du=-0.034 r:^dw=-0.11 r:^dx=-0.28 r:^dy=0.15 r:^e$=0.61 r:^eb=0.38 r:^ec=-0.022 r:^ed=0.14
r:^ef=0.066 r:^el=-0.014 r:^en=-0.083 r:^eo=0.086 r:^ep=0.41 r:^es=-0.015 r:^et=0.037 r:^ev=0.44 r:^ex=0.014
r:^ey=-0.015 r:^f$=0.18 r:^fa=-0.2 r:^fb=-0.21 r:^fe=0.12 r:^fg=-0.018 r:^fi=-0.39 r:^fl=0.11 r:^fn=-0.53
r:^fo=-0.1 r:^fq=0.16 r:^fr=0.076 r:^fs=0.068 r:^fu=-0.082 r:^fz=0.13 r:^g$=0.26 r:^ga=-0.054 r:^ge=0.16
r:^gi=-0.032 r:^gl=-0.015 r:^gn=0.3 r:^go=-0.15 r:^gp=0.16 r:^gr=-0.038 r:^h$=0.23 r:^ha=0.15 r:^he=0.5
r:^hm=-0.037 r:^hn=0.31 r:^ho=-0.25 r:^hr=-0.011 r:^ht=-0.2 r:^hu=-0.015 r:^hw=0.19 r:^hy=0.095 r:^hz=0.057
r:^i$=0.23 r:^ic=-0.16 r:^id=0.62 r:^if=0.17 r:^ig=0.098 r:^ii=0.034 r:^im=-0.16 r:^in=-0.17 r:^ir=0.04
r:^is=0.086 r:^it=0.33 r:^iy=0.086 r:^iz=0.3 r:^j$=0.35 r:^ja=-0.012 r:^je=0.13 r:^ji=-0.034 r:^jj=0.17
r:^jm=0.32 r:^jn=0.086 r:^jo=0.17 r:^jp=-0.037 r:^js=-0.029 r:^ju=-0.036 r:^jw=0.17 r:^k$=0.78 r:^ka=0.059
r:^ke=0.16 r:^kf=0.16 r:^kh=0.22 r:^ki=-0.012 r:^kj=0.046 r:^kn=0.033 r:^ko=-0.16 r:^l$=-0.12 r:^la=-0.24
r:^le=-0.11 r:^lg=0.13 r:^lh=0.18 r:^li=-0.032 r:^lk=-0.17 r:^lo=-0.049 r:^lp=0.091 r:^lt=-0.011 r:^lv=-0.015
r:^m$=1.1 r:^ma=-0.038 r:^mb=0.013 r:^mc=-0.063 r:^md=-0.038 r:^me=-0.22 r:^mf=-0.04 r:^mg=0.15 r:^mi=-0.12
r:^ml=0.069 r:^mm=-0.037 r:^mn=0.086 r:^mo=-0.23 r:^mr=-0.09 r:^mt=0.039 r:^mu=-0.042 r:^my=-0.028 r:^n$=0.25
r:^na=-0.2 r:^nc=-0.01 r:^ne=0.29 r:^ni=0.033 r:^nn=-0.021 r:^no=-0.3 r:^nt=0.025 r:^nu=-0.15 r:^nw=-0.015
r:^o$=-0.32 r:^ob=0.32 r:^od=0.68 r:^of=-0.094 r:^og=-0.076 r:^ok=0.17 r:^on=-0.16 r:^or=-0.047 r:^os=0.03
r:^ot=0.058 r:^ov=-0.053 r:^p$=0.34 r:^pa=0.19 r:^pb=-0.18 r:^pe=-0.12 r:^ph=0.48 r:^pi=-0.072 r:^pj=-0.018
r:^pl=0.019 r:^pm=0.21 r:^po=-0.25 r:^pp=0.17 r:^pr=-0.35 r:^ps=-0.062 r:^pu=-0.13 r:^pv=0.16 r:^py=0.14
r:^pz=0.098 r:^q$=0.17 r:^qe=-0.56 r:^qh=0.098 r:^ql=0.29 r:^qu=-0.019 r:^qz=0.21 r:^r$=-0.44 r:^ra=0.17
r:^rd=-0.093 r:^re=1.4 r:^ri=-0.11 r:^rj=0.17 r:^rm=-0.037 r:^ro=0.26 r:^rs=-0.078 r:^rt=0.16 r:^ru=0.16
r:^rv=0.098 r:^rw=0.16 r:^ré=0.19 r:^s$=0.24 r:^sa=-0.58 r:^sc=-0.11 r:^sd=0.17 r:^se=0.053 r:^sh=-0.13
r:^si=-0.13 r:^sk=-0.091 r:^sl=-0.043 r:^sm=-0.017 r:^sn=-0.05 r:^so=0.17 r:^sp=-0.12 r:^sr=-0.064 r:^ss=0.16
r:^st=-0.28 r:^su=-0.11 r:^sv=0.091 r:^sx=0.22 r:^sy=-0.018 r:^sz=0.17 r:^t$=0.24 r:^ta=-0.01 r:^tb=-0.043
r:^tc=-0.063 r:^te=-0.018 r:^ti=0.44 r:^tl=-0.063 r:^to=-0.089 r:^tp=0.15 r:^tr=-0.13 r:^tt=0.086 r:^tu=0.09
r:^tv=-0.034 r:^tw=0.038 r:^tx=-0.04 r:^u$=-0.081 r:^ud=0.066 r:^ug=0.11 r:^ui=-0.043 r:^um=0.036 r:^un=-0.059
r:^up=-0.16 r:^ur=-0.053 r:^us=0.55 r:^uu=0.3 r:^v$=0.55 r:^va=-0.027 r:^vc=0.079 r:^vd=0.066 r:^ve=0.28
r:^vf=0.16 r:^vi=0.66 r:^vo=0.19 r:^vx=0.051 r:^w$=0.15 r:^wa=-0.013 r:^we=0.036 r:^wf=0.066 r:^wh=-0.08
r:^wi=-0.33 r:^wl=0.019 r:^wn=0.17 r:^wo=-0.095 r:^wp=0.08 r:^wr=0.14 r:^wt=0.066 r:^ww=-0.024 r:^wx=0.097
r:^wz=0.17 r:^x$=0.017 r:^xa=0.3 r:^xc=0.098 r:^xg=0.16 r:^xo=-0.071 r:^xs=0.15 r:^xu=0.16 r:^xx=-0.024
r:^y$=0.078 r:^ya=0.14 r:^yd=0.19 r:^ye=-0.022 r:^yl=0.17 r:^yo=0.17 r:^yy=0.091 r:^z$=0.86 r:^zf=0.066
r:^zo=-0.032 r:^à$=0.19 r:^по=-0.03 r:^內容=-0.027 r:^內文=-0.027 r:^分享=-0.027 r:^列印=-0.027 r:^文字=-0.027
r:^活動=-0.027 r:^相關=-0.027 r:^讚$=-0.027 r:ab$=-0.042 r:aba=-0.012 r:abe=-0.17 r:abl=-0.096 r:abo=-0.025
r:abs=-0.03 r:ac$=-0.015 r:acc=-0.043 r:ace=-0.17 r:ach=-0.045 r:aci=-0.016 r:act=0.41 r:ad$=0.022 r:ada=-0.32
r:adc=-0.12 r:add=-0.05 r:ade=0.019 r:adh=0.074 r:adi=-0.12 r:adl=-0.2 r:adm=-0.03 r:ado=-0.018 r:ads=-0.18
r:ael=0.058 r:aff=-0.058 r:aft=-0.013 r:ag$=-0.1 r:age=0.046 r:agr=-0.053 r:ags=-0.1 r:ah$=0.41 r:ahm=-0.2
r:ai$=-0.018 r:aib=0.16 r:ail=-0.11 r:ain=0.1 r:aja=-0.012 r:ak$=-0.012 r:ake=-0.072 r:aki=-0.032 r:al$=-0.21
r:ale=-0.061 r:ali=-0.1 r:alk=0.25 r:all=-0.19 r:alo=-0.02 r:als=-0.1 r:alt=0.58 r:alu=0.022 r:aly=-0.05
r:am$=-0.017 r:ame=0.25 r:ami=-0.01 r:amp=0.043 r:an$=0.16 r:ana=-0.058 r:anc=-0.13 r:and=-0.16 r:ane=0.026
r:ang=-0.042 r:ani=-0.018 r:anj=0.037 r:ann=0.024 r:ans=-0.015 r:ant=0.12 r:anu=-0.27 r:anz=0.088 r:aoa=-0.015
r:ap$=-0.17 r:apa=-0.057 r:ape=-0.031 r:aph=-0.042 r:app=0.16 r:apr=-0.018 r:aps=-0.025 r:apt=-0.029 r:aq$=0.3
r:ar$=0.25 r:ara=-0.068 r:arc=-0.06 r:are=0.057 r:arf=-0.11 r:arg=-0.09 r:ari=0.21 r:ark=0.06 r:arm=0.17
r:arr=0.026 r:ars=-0.094 r:art=-0.3 r:ary=-0.12 r:as$=-0.48 r:ase=-0.19 r:asi=-0.026 r:ask=0.014 r:asm=-0.27
r:ass=0.36 r:ast=-0.15 r:at$=-0.12 r:ata=0.16 r:ate=0.27 r:ati=-0.09 r:ato=-0.04 r:ats=-0.059 r:att=-0.037
r:atu=0.13 r:au$=-0.34 r:auf=-0.18 r:aul=-0.26 r:aut=0.11 r:aux=-0.025 r:av$=0.16 r:ava=0.25 r:avb=-0.038
r:ave=-0.048 r:avi=-0.011 r:avo=-0.04 r:ax$=0.03 r:axi=0.067 r:axo=-0.074 r:ay$=0.085 r:aye=0.11 r:ayl=0.021
r:ayo=0.087 r:ays=-0.69 r:ayu=-0.018 r:ayw=-0.014 r:aza=-0.018 r:azy=-0.035 r:bac=0.046 r:bal=-0.014
r:ban=-0.012 r:bar=-0.16 r:bdr=-0.012 r:be$=0.13 r:bed=0.067 r:bei=0.16 r:bel=0.079 r:beo=0.086 r:ber=0.038
r:bg$=-0.047 r:bhe=-0.023 r:bi$=0.14 r:bin=0.31 r:bir=-0.021 r:bl$=-0.11 r:bla=-0.11 r:ble=-0.017 r:bli=-0.077
r:blo=-0.038 r:blu=0.068 r:bm$=0.15 r:bmi=-0.018 r:bna=-0.013 r:bo$=0.44 r:boa=-0.041 r:bod=0.16 r:bol=-0.029
r:boo=-0.12 r:bor=-0.05 r:bot=-0.094 r:box=0.43 r:bp$=-0.021 r:bpo=-0.17 r:bqg=0.19 r:bra=0.094 r:bre=-0.14
r:bri=-0.062 r:bro=0.03 r:bs$=0.033 r:bsa=0.32 r:bti=-0.021 r:buc=-0.062 r:bue=0.098 r:bul=-0.018 r:bun=-0.012
r:bus=-0.032 r:but=-0.12 r:buv=0.3 r:bw$=-0.05 r:bwt=0.17 r:bxo=0.087 r:by$=0.29 r:byl=-0.053 r:byp=0.17
r:byu=0.12 r:ca$=0.18 r:cal=-0.12 r:cap=-0.074 r:car=0.024 r:cas=0.12 r:cat=-0.23 r:cby=0.16 r:cce=-0.018
r:cci=-0.022 r:cco=-0.043 r:cd$=-0.012 r:ce$=-0.054 r:ceb=-0.092 r:cel=-0.099 r:cen=-0.19 r:cer=-0.14
r:ces=-0.092 r:cf$=-0.049 r:cg$=0.16 r:cge=0.091 r:ch$=-0.066 r:cha=0.045 r:che=0.026 r:chi=0.19 r:chm=-0.029
r:cho=-0.076 r:chr=0.13 r:cht=-0.029 r:ci$=0.22 r:cia=-0.09 r:cio=-0.067 r:cip=-0.074 r:cir=-0.028 r:cit=0.13
r:ck$=0.59 r:cka=-0.032 r:cke=-0.11 r:cki=-0.018 r:cky=-0.018 r:cl$=-0.012 r:cla=-0.011 r:cle=-0.079
r:cli=-0.058 r:clo=-0.19 r:cmt=-0.2 r:cnt=-0.019 r:co$=-0.011 r:col=-0.14 r:com=0.9 r:coo=-0.028 r:cop=-0.034
r:cor=0.14 r:cou=0.17 r:cov=-0.076 r:cqy=0.17 r:cre=-0.049 r:cri=-0.13 r:cro=-0.04 r:cru=-0.13 r:cs$=-0.14
r:css=0.81 r:ct$=-0.099 r:cti=0.52 r:cto=-0.034 r:ctu=-0.013 r:cuo=-0.032 r:cur=-0.018 r:cyz=0.098
r:cz$=-0.019 r:da$=-0.02 r:dal=-0.017 r:dar=-0.023 r:das=-0.081 r:dat=0.28 r:day=-0.011 r:dba=0.059
r:dbx=0.087 r:dcr=-0.12 r:dd$=0.6 r:dde=-0.026 r:ddi=-0.045 r:ddl=-0.019 r:de$=-0.13 r:deb=-0.061 r:ded=0.07
r:def=-0.26 r:del=0.27 r:den=-0.026 r:deo=0.12 r:dep=0.19 r:der=-0.42 r:des=-0.13 r:det=0.11 r:df$=0.066
r:dfs=-0.076 r:dg$=0.061 r:dge=-0.21 r:dhg=0.066 r:dhé=0.074 r:di$=0.076 r:dia=-0.065 r:die=-0.014 r:dih=0.17
r:dim=-0.03 r:din=-0.12 r:dio=-0.037 r:dis=-0.14 r:dit=-0.06 r:diu=-0.039 r:div=-0.14 r:dl$=0.19 r:dle=-0.051
r:dli=-0.2 r:dmi=0.077 r:dmo=-0.089 r:dn$=-0.015 r:dne=0.088 r:doc=0.089 r:doe=0.074 r:don=0.083 r:dot=-0.05
r:dow=-0.099 r:dpo=0.23 r:dq$=0.1 r:dr$=0.21 r:dre=0.44 r:dro=-0.082 r:ds$=-0.094 r:dsc=-0.013 r:dt$=0.19
r:dth=-0.048 r:duc=-0.07 r:dun=-0.013 r:dw$=-0.28 r:dwm=0.17 r:dxz=-0.28 r:dy$=0.16 r:dyb=0.16 r:ea$=0.052
r:eac=0.25 r:ead=0.32 r:eal=-0.094 r:ear=0.03 r:eas=-0.18 r:eb$=0.21 r:eba=-0.061 r:ebo=-0.11 r:ebr=-0.062
r:ebs=0.04 r:ebw=0.17 r:ec$=-0.014 r:ecc=-0.022 r:ece=-0.078 r:ech=0.22 r:eci=-0.074 r:eco=-0.017 r:ect=0.035
r:ed$=-0.2 r:edb=0.059 r:ede=0.12 r:edg=-0.032 r:edi=0.11 r:eds=0.059 r:ee$=-0.067 r:eed=0.056 r:eek=-0.032
r:een=-0.017 r:ef$=0.064 r:efa=-0.19 r:efe=-0.094 r:efg=0.066 r:efo=0.022 r:eft=-0.16 r:ega=0.076 r:egi=-0.095
r:ego=-0.12 r:egr=-0.04 r:egu=0.17 r:eig=-0.026 r:ein=-0.029 r:eit=0.25 r:ek$=0.21 r:el$=-0.45 r:ela=-0.13
r:eld=-0.13 r:ele=0.024 r:elf=-0.018 r:eli=0.014 r:ell=0.14 r:elo=0.26 r:em$=0.33 r:ema=-0.058 r:emb=0.066
r:eme=0.11 r:emi=-0.043 r:emp=-0.066 r:ems=-0.12 r:emv=0.16 r:en$=0.73 r:enc=-0.029 r:end=-0.18 r:ene=-0.052
r:enn=-0.014 r:eno=0.073 r:ens=-0.11 r:ent=0.16 r:enu=-0.21 r:eo$=0.14 r:eoe=0.086 r:eof=-0.018 r:eol=-0.016
r:eot=0.086 r:ep$=0.3 r:epa=-0.083 r:epl=0.68 r:epo=0.31 r:ept=0.22 r:er$=0.02 r:era=-0.032 r:erc=-0.051
r:ere=-0.051 r:erf=0.34 r:erg=-0.032 r:eri=-0.051 r:erl=-0.053 r:erm=-0.13 r:ern=0.34 r:ero=-0.047
r:err=-0.017 r:ers=0.24 r:ert=0.12 r:erv=0.084 r:ery=0.085 r:es$=0.47 r:esc=-0.12 r:esi=-0.053 r:esk=-0.032
r:esp=0.62 r:ess=0.2 r:est=0.39 r:esu=-0.018 r:et$=-0.28 r:eta=-0.099 r:ete=-0.033 r:eth=-0.011 r:eti=0.23
r:etp=0.14 r:ets=-0.032 r:ett=-0.011 r:ety=-0.018 r:euk=0.17 r:eve=0.6 r:evi=-0.084 r:ew$=0.39 r:ewe=-0.076
r:ews=-0.098 r:ex$=0.036 r:exc=-0.035 r:exi=-0.032 r:exp=0.043 r:ext=0.13 r:ey$=0.04 r:eys=0.098 r:eyw=-0.024
r:fa$=-0.034 r:fac=-0.1 r:fad=-0.1 r:fae=0.17 r:fal=-0.025 r:far=-0.018 r:fas=0.35 r:fau=-0.28 r:fb$=-0.21
r:fbl=-0.029 r:fbu=0.098 r:fbw=-0.018 r:fe$=-0.062 r:fec=0.23 r:fee=0.067 r:fel=0.028 r:fer=-0.094
r:ffi=-0.058 r:ffs=-0.043 r:fg$=0.048 r:fie=-0.16 r:fil=-0.037 r:fin=-0.094 r:fir=-0.21 r:fit=-0.096
r:fix=-0.18 r:fjo=0.066 r:fl$=0.031 r:fle=0.098 r:flo=0.12 r:flp=0.066 r:fly=-0.043 r:fn$=-0.53 r:fob=-0.013
r:fol=0.066 r:fon=-0.043 r:foo=-0.11 r:for=-0.044 r:fot=0.1 r:fox=0.03 r:fq$=0.16 r:fra=0.032 r:fro=-0.022
r:fs$=0.01 r:fse=0.051 r:ft$=-0.16 r:fte=-0.013 r:ful=-0.023 r:fun=-0.059 r:fz$=-0.04 r:fzb=0.17 r:ga$=-0.061
r:gal=0.092 r:gap=-0.011 r:gat=-0.023 r:gc$=0.11 r:gci=0.16 r:ge$=0.086 r:gef=0.07 r:gem=0.087 r:ger=0.047
r:ges=-0.17 r:get=-0.29 r:ggl=0.05 r:ghl=-0.16 r:ght=-0.09 r:gie=-0.016 r:gif=-0.032 r:gio=-0.053 r:git=0.024
r:gjd=0.16 r:gk$=0.32 r:gle=-0.035 r:glo=-0.015 r:gn$=0.24 r:gna=0.19 r:gnn=-0.056 r:go$=-0.011 r:gol=-0.11
r:goo=-0.032 r:gor=-0.12 r:gpc=0.19 r:gpl=-0.032 r:gra=-0.16 r:gre=-0.042 r:gri=-0.1 r:gro=0.021 r:gs$=0.088
r:gua=-0.018 r:gus=0.17 r:gyh=0.18 r:ha$=0.36 r:had=0.038 r:hae=-0.13 r:hal=0.092 r:han=0.043 r:har=-0.058
r:has=-0.035 r:hat=-0.04 r:hd$=0.18 r:he$=0.18 r:hed=0.15 r:hei=-0.027 r:hel=0.088 r:hem=-0.068 r:hen=-0.019
r:her=-0.018 r:hew=0.21 r:hg$=0.066 r:hi$=0.075 r:hic=-0.056 r:hid=-0.069 r:hig=-0.16 r:hil=0.21 r:hin=0.13
r:hit=-0.04 r:hl$=-0.028 r:hla=-0.16 r:hm$=-0.28 r:hme=-0.029 r:hms=-0.037 r:hn$=0.41 r:hol=-0.069
r:hom=-0.017 r:hon=-0.026 r:hor=0.023 r:hos=-0.042 r:hot=0.32 r:hou=-0.018 r:hov=-0.05 r:how=-0.061
r:hr$=0.028 r:hra=-0.032 r:hre=-0.03 r:hri=0.062 r:hro=0.077 r:ht$=-0.21 r:hte=-0.029 r:htk=0.067 r:htm=-0.055
r:htt=-0.11 r:hum=0.082 r:huy=0.098 r:hw$=0.19 r:hy$=0.098 r:hzk=0.057 r:hés=0.074 r:ia$=-0.098 r:ial=-0.13
r:ian=0.13 r:ias=-0.018 r:ib$=0.13 r:ibi=0.095 r:ibl=-0.076 r:ibu=-0.012 r:ic$=0.18 r:ica=-0.04 r:ice=-0.085
r:ich=-0.14 r:ici=-0.022 r:ick=-0.052 r:icl=-0.22 r:ico=-0.18 r:ics=-0.14 r:ict=-0.021 r:id$=0.87 r:idd=-0.046
r:ide=-0.069 r:idg=-0.21 r:ids=-0.032 r:idt=-0.048 r:ie$=0.22 r:iel=-0.14 r:ien=0.053 r:ier=-0.076 r:ies=0.064
r:iet=-0.018 r:iew=0.13 r:if$=0.14 r:ifb=0.098 r:ifi=-0.09 r:ifr=-0.038 r:ift=-0.025 r:ig$=0.092 r:iga=-0.011
r:igh=-0.25 r:ign=-0.12 r:ih$=0.3 r:ii$=0.14 r:ik$=-0.016 r:ike=-0.22 r:il$=0.061 r:ild=0.25 r:ile=0.013
r:ili=-0.018 r:ill=0.046 r:ils=-0.087 r:ima=-0.19 r:ime=0.2 r:img=-0.021 r:imo=-0.02 r:imy=0.067 r:in$=0.23
r:ina=-0.11 r:inb=-0.013 r:ind=0.037 r:ine=-0.26 r:inf=0.13 r:ing=-0.14 r:inh=0.41 r:ini=-0.018 r:inj=-0.015
r:ink=-0.36 r:inl=-0.074 r:inn=-0.057 r:ino=-0.024 r:inr=-0.027 r:ins=-0.042 r:int=-0.3 r:inu=0.06 r:inv=-0.11
r:io$=0.092 r:ion=0.21 r:ios=-0.044 r:ip$=-0.012 r:ipe=-0.077 r:ips=-0.076 r:ipt=-0.069 r:irc=-0.028
r:ire=-0.013 r:iri=0.067 r:irs=-0.19 r:irt=-0.027 r:is$=0.18 r:isc=-0.016 r:ish=-0.094 r:isi=-0.076
r:ism=-0.025 r:iso=-0.038 r:isp=0.11 r:isq=-0.076 r:iss=-0.03 r:ist=0.22 r:it$=-0.047 r:ite=0.34 r:ith=-0.093
r:iti=0.021 r:itl=-0.23 r:ito=-0.031 r:itr=0.16 r:itt=-0.12 r:ity=-0.096 r:ium=-0.057 r:ius=-0.024 r:iv$=-0.12
r:iva=-0.061 r:ive=-0.04 r:ivi=-0.029 r:iwi=0.14 r:ix$=-0.15 r:ixe=-0.043 r:iyy=0.086 r:iza=-0.045 r:ize=0.063
r:izg=0.3 r:izo=-0.099 r:jc$=0.16 r:jdf=0.16 r:jec=-0.02 r:jet=0.14 r:jeu=0.17 r:jjn=0.17 r:jme=0.073
r:jms=0.16 r:jmu=0.086 r:jn$=0.086 r:jng=0.17 r:joh=0.08 r:jos=0.15 r:jpg=-0.028 r:jpl=0.091 r:js$=-0.026
r:jul=0.024 r:jus=-0.032 r:jw$=0.17 r:jye=0.046 r:ka$=-0.015 r:kab=-0.032 r:kar=0.067 r:kc$=0.17 r:kca=-0.071
r:ke$=-0.2 r:ked=0.019 r:kel=0.18 r:ker=0.33 r:kes=0.059 r:ket=-0.094 r:key=-0.034 r:kf$=0.16 r:khr=0.22
r:kic=-0.013 r:kie=-0.047 r:kil=0.067 r:kin=-0.21 r:kiw=0.14 r:kjy=0.046 r:kla=-0.024 r:kn$=-0.021
r:kna=-0.013 r:kni=0.067 r:kom=-0.16 r:kto=-0.032 r:kus=0.098 r:kx$=0.057 r:ky$=-0.018 r:kzi=0.22 r:la$=0.23
r:lab=-0.18 r:lac=-0.012 r:lah=-0.1 r:lai=0.15 r:lan=-0.22 r:lap=-0.025 r:lar=-0.043 r:las=-0.18 r:lat=-0.13
r:lay=0.16 r:laz=-0.035 r:ld$=-0.24 r:ldr=0.25 r:le$=-0.46 r:lea=0.053 r:leb=-0.062 r:lec=-0.018 r:lef=-0.17
r:leg=-0.04 r:lem=0.28 r:len=-0.043 r:ler=0.05 r:les=-0.11 r:let=0.035 r:lex=0.098 r:ley=0.067 r:lf$=-0.018
r:lg$=-0.054 r:lgy=0.18 r:lh$=0.18 r:li$=0.37 r:lia=0.024 r:lib=0.23 r:lic=-0.066 r:lid=-0.012 r:lie=0.31
r:lif=-0.062 r:lig=-0.073 r:lik=-0.2 r:lin=-0.54 r:lio=0.037 r:lip=-0.033 r:lis=0.14 r:lit=-0.031 r:lk$=0.085
r:ll$=-0.32 r:lla=0.17 r:lle=0.043 r:lli=-0.046 r:llo=0.023 r:llt=0.07 r:lme=-0.016 r:lne=-0.062 r:loa=-0.074
r:lob=-0.015 r:loc=-0.14 r:log=-0.074 r:loo=-0.031 r:lop=0.2 r:lor=-0.065 r:los=-0.063 r:lot=-0.013
r:lou=-0.08 r:low=0.11 r:lp$=0.16 r:lpy=0.21 r:ls$=-0.11 r:lse=-0.025 r:lso=-0.076 r:lt$=0.34 r:lth=-0.062
r:lum=0.06 r:lus=-0.091 r:lve=-0.023 r:lvs=-0.015 r:lw$=0.091 r:ly$=0.44 r:lyb=0.077 r:lyt=0.13 r:ma$=0.05
r:mag=-0.18 r:mai=-0.073 r:mak=-0.094 r:mal=-0.049 r:man=-0.18 r:mar=-0.12 r:mas=-0.011 r:mat=-0.037
r:max=0.12 r:mbe=0.022 r:mbn=-0.013 r:mbo=-0.15 r:mbq=0.19 r:mbs=-0.038 r:mc$=-0.063 r:mck=0.21 r:md$=-0.038
r:me$=0.3 r:med=-0.071 r:meg=0.17 r:meh=-0.19 r:mel=-0.06 r:men=0.66 r:mes=0.27 r:met=0.059 r:mg$=-0.063
r:mgs=0.19 r:mic=-0.14 r:mid=-0.019 r:mil=0.067 r:min=0.096 r:mis=-0.017 r:mit=-0.026 r:miu=-0.043 r:mjc=0.16
r:mk$=-0.037 r:mkz=0.22 r:ml$=0.014 r:mm$=-0.037 r:mma=-0.063 r:mme=0.85 r:mn$=0.043 r:mns=0.17 r:mnu=0.18
r:mo$=-0.052 r:mob=-0.033 r:mod=-0.12 r:mor=-0.13 r:mos=-0.032 r:mot=-0.044 r:mp$=0.021 r:mpa=-0.06
r:mpl=-0.071 r:mpo=-0.07 r:mpu=-0.016 r:mr$=-0.1 r:ms$=-0.019 r:msm=-0.031 r:mt$=-0.15 r:mu$=0.086
r:mut=-0.018 r:mv$=0.16 r:my$=-0.1 r:myl=0.067 r:mz$=0.17 r:na$=0.17 r:nac=-0.013 r:nai=-0.075 r:nal=-0.012
r:nam=0.37 r:nan=-0.094 r:nar=-0.063 r:nav=-0.14 r:nbr=-0.013 r:nc$=0.16 r:nce=-0.16 r:nch=-0.022 r:nci=-0.02
r:nct=-0.027 r:nd$=0.09 r:nda=-0.04 r:nde=0.31 r:ndi=-0.032 r:ndl=-0.032 r:ndn=0.088 r:ndo=0.066 r:ndr=0.18
r:nds=-0.045 r:ndu=-0.014 r:ne$=-0.45 r:nea=-0.027 r:ned=-0.017 r:nee=0.059 r:neg=-0.015 r:nel=-0.1
r:nen=-0.043 r:ner=0.21 r:nes=0.22 r:net=-0.037 r:new=-0.13 r:nf$=0.26 r:nfo=-0.025 r:ng$=-0.025 r:ngl=0.025
r:ngr=-0.012 r:ngs=-0.016 r:nh$=-0.015 r:nha=0.092 r:nic=0.03 r:nie=-0.047 r:nig=0.067 r:nin=-0.011
r:nit=0.036 r:nje=-0.018 r:nju=0.037 r:nk$=-0.17 r:nkc=-0.071 r:nke=-0.039 r:nks=-0.15 r:nli=-0.074
r:nly=-0.059 r:nn$=0.077 r:nne=-0.14 r:nno=-0.068 r:no$=-0.024 r:nod=-0.11 r:nof=0.089 r:noi=-0.018
r:nom=-0.082 r:non=-0.083 r:noo=-0.049 r:nor=-0.049 r:not=-0.046 r:now=-0.02 r:nre=-0.027 r:ns$=0.15 r:nse=0.3
r:nsi=-0.074 r:nst=-0.067 r:nt$=0.2 r:nta=-0.16 r:ntc=-0.071 r:nte=0.16 r:nth=-0.076 r:nti=0.25 r:ntl=0.02
r:ntm=0.61 r:nto=0.082 r:ntr=-0.018 r:ntt=-0.056 r:ntw=0.12 r:nu$=-0.083 r:nue=-0.2 r:nuf=0.086 r:num=-0.087
r:nun=0.086 r:nus=-0.16 r:nut=-0.074 r:nux=0.03 r:nve=-0.032 r:nvi=-0.076 r:nwz=-0.015 r:ny$=-0.02 r:nz$=0.088
r:oac=-0.015 r:oad=-0.065 r:oar=-0.041 r:oba=-0.015 r:obe=0.088 r:obi=-0.033 r:obl=-0.032 r:obo=-0.013
r:obs=0.32 r:oc$=0.087 r:oca=-0.056 r:oci=-0.077 r:ock=-0.12 r:od$=-0.012 r:oda=-0.035 r:odd=0.45 r:ode=-0.13
r:odp=0.23 r:odu=-0.07 r:ody=0.16 r:oe$=0.25 r:of$=-0.052 r:off=-0.034 r:ofo=0.089 r:og$=0.034 r:ogg=0.05
r:ogl=-0.032 r:ogr=-0.14 r:ohn=0.072 r:oid=-0.04 r:oin=-0.063 r:ok$=0.054 r:oki=-0.028 r:ol$=-0.11 r:old=-0.12
r:ole=-0.026 r:oli=0.054 r:oll=-0.028 r:olo=-0.14 r:ols=-0.24 r:olu=0.06 r:olv=-0.032 r:om$=-0.11 r:omb=-0.044
r:ome=0.14 r:omi=-0.024 r:omm=0.85 r:omo=-0.061 r:omp=-0.12 r:omy=-0.074 r:on$=-0.07 r:ond=0.5 r:one=-0.22
r:onh=-0.015 r:onl=-0.059 r:ono=-0.082 r:ons=0.23 r:ont=-0.018 r:oog=-0.032 r:ook=-0.15 r:ool=-0.24
r:oom=-0.038 r:oop=-0.049 r:oot=-0.18 r:op$=-0.12 r:opd=-0.065 r:ope=-0.13 r:opi=-0.034 r:opt=-0.044
r:opu=-0.02 r:opy=-0.026 r:oq$=-0.043 r:or$=0.23 r:ora=0.14 r:ord=-0.056 r:ore=-0.21 r:org=-0.047 r:ori=-0.16
r:ork=-0.063 r:orm=-0.044 r:orn=-0.01 r:oro=-0.042 r:orp=0.14 r:orr=-0.016 r:ors=-0.045 r:ort=0.44 r:oru=0.044
r:ory=-0.12 r:os$=-0.068 r:osc=0.15 r:ose=-0.028 r:osi=-0.046 r:ost=-0.19 r:ot$=-0.1 r:ota=-0.065 r:ote=-0.11
r:oth=-0.032 r:oti=-0.017 r:otn=-0.015 r:oto=0.38 r:ott=0.028 r:ouc=-0.02 r:oud=-0.037 r:oun=0.052 r:oup=0.094
r:our=-0.011 r:out=0.16 r:ove=0.12 r:ow$=-0.1 r:owe=0.28 r:own=-0.089 r:owr=-0.018 r:ows=0.03 r:ox$=0.46
r:oxo=-0.071 r:pac=0.072 r:pad=-0.038 r:pag=-0.19 r:pan=-0.064 r:par=0.34 r:pay=-0.014 r:pb$=-0.011
r:pbp=-0.17 r:pc$=0.19 r:pda=-0.11 r:pdo=-0.065 r:pe$=-0.19 r:pek=-0.027 r:pen=-0.17 r:per=-0.08 r:pes=-0.07
r:pev=0.16 r:pg$=-0.028 r:ph$=0.34 r:pha=-0.018 r:phi=-0.032 r:pho=0.33 r:pic=-0.084 r:pid=0.077 r:pin=-0.04
r:pl$=-0.02 r:pla=0.07 r:ple=-0.024 r:pli=0.25 r:plo=-0.081 r:plu=-0.091 r:plw=0.091 r:ply=0.54 r:pmc=0.21
r:pmk=0.22 r:po$=-0.13 r:poi=-0.045 r:pon=0.73 r:pop=-0.02 r:por=0.35 r:pos=-0.22 r:pov=0.23 r:pp$=0.1
r:ppe=0.22 r:pp載=-0.027 r:pra=-0.049 r:pre=-0.11 r:pri=-0.2 r:pro=-0.17 r:ps$=-0.11 r:pse=-0.025 r:pt$=-0.098
r:pth=0.23 r:pti=-0.072 r:pub=-0.077 r:pue=0.016 r:pul=-0.061 r:pv$=0.16 r:pvo=-0.2 r:py$=-0.058 r:pyq=0.38
r:pyr=-0.02 r:pyt=-0.018 r:pzt=0.098 r:p載點=-0.027 r:qc$=0.086 r:qed=-0.56 r:qgn=0.19 r:qhu=0.098 r:ql$=0.086
r:qlp=0.21 r:qu$=-0.015 r:que=-0.03 r:quo=0.03 r:qus=-0.076 r:qvy=0.17 r:qyz=0.17 r:qz$=0.21 r:ra$=0.056
r:rac=-0.051 r:rad=-0.079 r:raf=0.083 r:rag=0.11 r:rai=-0.015 r:ram=-0.12 r:ran=0.054 r:rap=0.069 r:rat=0.085
r:rau=0.056 r:ray=-0.072 r:rc$=-0.037 r:rca=-0.051 r:rch=-0.049 r:rcl=-0.028 r:rd$=0.022 r:rde=-0.05
r:rdf=-0.093 r:rds=0.058 r:rdw=-0.016 r:re$=0.14 r:rec=-0.17 r:red=-0.12 r:ree=-0.017 r:ref=-0.12 r:reg=-0.095
r:rei=-0.013 r:rel=-0.13 r:rem=-0.054 r:ren=0.15 r:rep=1 r:rer=-0.041 r:res=0.56 r:rev=-0.087 r:rey=-0.012
r:rfa=0.29 r:rfi=-0.11 r:rfu=-0.032 r:rg$=-0.047 r:rge=-0.066 r:ri$=-0.044 r:ria=0.044 r:rib=-0.091
r:ric=-0.083 r:rid=-0.068 r:rie=-0.13 r:rig=-0.13 r:rih=0.13 r:rim=-0.056 r:rin=-0.24 r:rio=0.054 r:rip=-0.11
r:ris=0.38 r:rit=-0.13 r:riz=-0.099 r:rje=0.17 r:rk$=-0.062 r:rke=-0.032 r:rku=0.098 r:rl$=0.027 r:rla=-0.035
r:rli=-0.018 r:rm$=0.045 r:rma=-0.072 r:rme=-0.061 r:rmk=-0.037 r:rms=-0.032 r:rna=0.36 r:rne=-0.016
r:rni=-0.014 r:ro$=-0.083 r:rob=0.37 r:rod=-0.07 r:rog=-0.055 r:rom=0.057 r:ron=-0.036 r:roo=-0.17
r:rop=-0.075 r:ros=0.088 r:rou=0.084 r:rov=-0.018 r:row=-0.023 r:rpi=0.085 r:rpo=0.095 r:rpt=-0.035
r:rr$=0.024 r:rre=-0.051 r:rro=0.026 r:rs$=0.2 r:rse=-0.032 r:rso=-0.047 r:rss=-0.078 r:rst=-0.2 r:rt$=0.62
r:rta=-0.027 r:rte=0.12 r:rti=-0.25 r:rtm=-0.032 r:rto=0.018 r:rtv=0.16 r:rty=0.094 r:ruc=0.16 r:rue=-0.018
r:rum=-0.076 r:run=-0.026 r:rv$=0.098 r:rvi=-0.018 r:rwz=0.16 r:ry$=-0.15 r:ryo=0.091 r:rép=0.19 r:sag=0.33
r:sah=0.32 r:sal=-0.011 r:sap=-0.04 r:sar=-0.039 r:sav=-0.12 r:say=-0.5 r:sca=-0.021 r:sch=-0.089 r:sco=0.086
r:scr=-0.17 r:sdd=0.17 r:se$=0.35 r:sea=-0.033 r:sec=0.088 r:sed=-0.055 r:see=-0.076 r:sef=0.088 r:sel=-0.018
r:sen=-0.051 r:sep=-0.048 r:ser=0.72 r:set=-0.054 r:sey=0.098 r:sha=-0.11 r:she=0.14 r:shi=-0.053 r:sho=-0.071
r:shr=-0.018 r:sib=-0.076 r:sid=-0.082 r:sif=0.066 r:sig=-0.054 r:sil=0.11 r:sio=-0.088 r:sis=-0.033
r:sit=-0.046 r:siv=-0.01 r:siz=-0.12 r:sk$=-0.011 r:ski=-0.045 r:skt=-0.032 r:sli=-0.012 r:slo=-0.013
r:sls=0.22 r:sm$=-0.14 r:sma=-0.31 r:smi=0.05 r:so$=-0.076 r:soc=-0.077 r:sol=-0.032 r:son=-0.053 r:sor=0.29
r:spa=-0.11 r:spe=0.14 r:spl=-0.055 r:spo=0.62 r:spr=-0.064 r:spu=0.016 r:squ=-0.076 r:sr$=-0.06 r:src=-0.037
r:ss$=0.65 r:ssa=0.33 r:sse=0.36 r:sst=-0.013 r:ssv=0.16 r:ssw=-0.032 r:st$=0.18 r:sta=0.26 r:ste=0.6
r:sth=0.067 r:sti=0.12 r:sto=-0.026 r:str=-0.03 r:sts=-0.72 r:sty=-0.094 r:sub=0.076 r:sum=-0.18 r:sun=-0.016
r:sv$=0.091 r:svr=0.16 r:swe=-0.032 r:sxs=0.22 r:sys=-0.018 r:sz$=0.17 r:ta$=0.048 r:tab=-0.03 r:tac=-0.037
r:tad=-0.32 r:tag=-0.34 r:tai=-0.015 r:tal=0.21 r:tam=0.091 r:tap=-0.045 r:tar=0.18 r:tas=0.016 r:tat=-0.13
r:tau=0.17 r:tax=-0.074 r:tbl=-0.04 r:tbo=-0.012 r:tc$=-0.063 r:tch=-0.011 r:tco=-0.062 r:te$=0.36 r:tea=-0.19
r:tec=-0.027 r:ted=0.31 r:teg=-0.12 r:tei=-0.013 r:tel=0.054 r:tem=0.37 r:ten=0.48 r:ter=-0.47 r:tes=-0.13
r:tet=-0.018 r:tex=0.075 r:th$=0.049 r:tha=0.037 r:the=-0.11 r:thi=-0.026 r:thm=-0.076 r:tho=0.16 r:thr=-0.019
r:thu=0.082 r:ti$=0.38 r:tic=-0.32 r:tid=0.26 r:tie=0.27 r:tif=-0.088 r:tik=-0.013 r:tim=0.22 r:tin=0.38
r:tio=0.26 r:tis=-0.076 r:tit=-0.28 r:tiv=-0.069 r:tiz=0.14 r:tk$=0.066 r:tki=0.067 r:tl$=-0.063 r:tla=0.044
r:tle=-0.28 r:tli=0.02 r:tma=0.056 r:tme=0.52 r:tml=-0.055 r:tne=-0.076 r:to$=0.67 r:tod=-0.018 r:tog=-0.013
r:tom=-0.049 r:ton=-0.13 r:too=-0.24 r:top=-0.27 r:tor=-0.036 r:tos=-0.038 r:tot=-0.03 r:tou=-0.02 r:tov=0.1
r:tp$=-0.13 r:tpa=0.14 r:tpi=-0.032 r:tpm=0.22 r:tps=-0.052 r:tr$=-0.063 r:tra=0.091 r:tri=-0.16 r:tro=0.052
r:tru=-0.03 r:try=0.013 r:ts$=-0.66 r:tsa=-0.11 r:tsi=-0.027 r:tt$=0.078 r:tta=-0.075 r:tte=-0.047
r:tti=-0.015 r:tto=-0.22 r:ttp=-0.11 r:tub=0.13 r:tum=0.14 r:tur=-0.072 r:tv$=0.14 r:tw$=0.15 r:twi=-0.11
r:two=0.068 r:txt=-0.04 r:ty$=-0.017 r:tyg=0.16 r:tyl=-0.094 r:typ=-0.17 r:ub$=0.14 r:ubb=0.086 r:ube=0.13
r:ubh=-0.023 r:ubl=-0.077 r:ubm=-0.018 r:ubs=-0.045 r:ubt=-0.021 r:uc$=0.18 r:uch=-0.02 r:uck=-0.08
r:uct=-0.081 r:ud$=0.28 r:udh=0.066 r:ue$=0.047 r:uek=0.098 r:uel=-0.27 r:uer=-0.053 r:ues=0.016 r:uf$=-0.17
r:ufs=0.086 r:ugc=0.11 r:ui$=-0.022 r:uid=-0.029 r:uj$=-0.015 r:ukc=0.17 r:uks=0.16 r:ula=-0.013 r:ull=-0.089
r:ult=-0.26 r:um$=0.052 r:uma=-0.071 r:umb=-0.05 r:umm=-0.17 r:umn=0.14 r:ump=-0.071 r:un$=-0.11 r:unc=-0.053
r:und=-0.081 r:unf=0.098 r:ung=-0.037 r:unn=-0.012 r:uns=-0.016 r:unt=0.17 r:uom=-0.032 r:uot=0.03 r:up$=0.22
r:upd=-0.11 r:upl=-0.034 r:upv=-0.2 r:ur$=-0.016 r:ure=-0.035 r:uri=-0.04 r:url=-0.015 r:urr=-0.01 r:us$=-0.19
r:usc=-0.045 r:use=0.56 r:usi=-0.048 r:ust=0.14 r:ut$=0.026 r:ute=-0.041 r:uth=0.13 r:uto=0.032 r:utr=-0.074
r:utt=-0.13 r:utu=0.13 r:uud=0.3 r:uv$=0.3 r:uyy=0.098 r:va$=0.09 r:val=0.03 r:van=-0.018 r:var=-0.045
r:vat=0.21 r:vba=-0.038 r:vca=0.08 r:vd$=0.066 r:ve$=-0.13 r:ved=0.23 r:vek=0.16 r:ven=0.44 r:ver=0.21
r:ves=-0.032 r:vf$=0.16 r:vi$=0.21 r:via=-0.044 r:vic=0.3 r:vid=0.11 r:vie=0.12 r:vig=-0.011 r:vis=-0.084
r:voi=-0.032 r:vrt=0.16 r:vs$=-0.015 r:vx$=0.051 r:vy$=0.17 r:wal=-0.024 r:war=-0.019 r:wed=-0.076
r:wee=-0.032 r:wei=0.098 r:wel=0.22 r:wfj=0.066 r:wha=-0.04 r:whi=-0.04 r:wic=-0.018 r:wid=-0.25 r:wii=0.14
r:wit=-0.19 r:wl$=0.019 r:wmz=0.17 r:wn$=-0.083 r:wnc=0.17 r:wo$=-0.056 r:won=-0.032 r:wp$=0.077 r:wra=0.1
r:ws$=-0.098 r:wse=0.03 r:wt$=0.17 r:wtk=0.066 r:ww$=-0.024 r:www=-0.024 r:wx$=0.097 r:wz$=0.17 r:wzd=-0.015
r:wzm=0.16 r:xa$=0.3 r:xce=-0.035 r:xcy=0.098 r:xed=-0.035 r:xgc=0.16 r:xim=0.067 r:xis=-0.032 r:xl$=-0.031
r:xo$=-0.071 r:xoc=0.087 r:xon=-0.074 r:xox=-0.071 r:xpa=0.068 r:xs$=0.15 r:xsl=0.22 r:xt$=0.058 r:xte=-0.029
r:xto=0.044 r:xtp=-0.032 r:xuk=0.16 r:xxl=-0.024 r:xz$=-0.28 r:yan=0.14 r:yb$=0.16 r:ybo=0.068 r:ydt=0.19
r:yea=-0.022 r:yel=0.046 r:yer=0.061 r:ygj=0.16 r:yhd=0.18 r:yjp=0.091 r:yl$=0.17 r:yle=-0.094 r:yli=0.038
r:ylo=-0.025 r:yna=-0.01 r:yo$=0.083 r:yor=0.044 r:you=0.22 r:ype=-0.17 r:ypo=0.17 r:yq$=0.21 r:yqc=0.086
r:yqv=0.17 r:yri=-0.023 r:ys$=-0.69 r:ysi=0.098 r:yst=-0.018 r:yth=-0.018 r:yti=-0.05 r:yto=0.18 r:yus=0.12
r:yut=-0.018 r:ywa=-0.014 r:ywo=-0.024 r:yy$=0.098 r:yyj=0.091 r:yyq=0.086 r:yz$=0.17 r:yzc=0.098 r:zb$=0.17
r:zci=0.098 r:zdn=-0.015 r:ze$=-0.055 r:zen=0.14 r:zes=-0.022 r:zfl=0.066 r:zgk=0.3 r:zi$=0.22 r:zkx=0.057
r:zmj=0.16 r:zon=-0.12 r:zt$=0.098 r:zy$=-0.014 r:zyl=-0.022 r:épo=0.19 r:ési=0.074 r:дел=-0.03 r:ели=-0.03
r:ить=-0.03 r:лит=-0.03 r:оде=-0.03 r:под=-0.03 r:ся$=-0.03 r:тьс=-0.03 r:ься=-0.03 r:內容頁=-0.027 r:內文$=-0.027
r:分享$=-0.027 r:列印頁=-0.027 r:動辦法=-0.027 r:印頁$=-0.027 r:字縮放=-0.027 r:容頁$=-0.027 r:文字縮=-0.027 r:新聞$=-0.027
r:活動辦=-0.027 r:相關新=-0.027 r:縮放$=-0.027 r:載點$=-0.027 r:辦法$=-0.027 r:關新聞=-0.027 s:^ab=0.16 s:^ad=-0.025
s:^al=-0.23 s:^an=-0.078 s:^ao=-0.015 s:^ap=0.03 s:^ar=-0.67 s:^b$=0.13 s:^bg=-0.018 s:^bi=-0.022 s:^bk=0.22
s:^bl=-0.049 s:^bo=-1.1 s:^br=-0.31 s:^by=0.019 s:^c$=-0.041 s:^ca=-0.065 s:^ce=-0.028 s:^ch=0.1 s:^cl=-0.19
s:^cm=-0.2 s:^co=-0.54 s:^cs=0.43 s:^d$=-0.46 s:^da=-0.19 s:^de=-0.19 s:^dh=-0.015 s:^di=-0.073 s:^dl=0.07
s:^dq=0.1 s:^dr=-0.043 s:^ds=0.17 s:^dz=-0.22 s:^eb=-0.53 s:^ed=-0.025 s:^ef=0.16 s:^ej=0.22 s:^el=-0.014
s:^en=-0.073 s:^ev=0.13 s:^f$=0.3 s:^fd=0.19 s:^fi=-0.01 s:^fl=-0.037 s:^fn=-0.015 s:^fo=-0.068 s:^fr=-0.037
s:^ft=-0.024 s:^fu=-0.018 s:^g$=0.17 s:^gl=0.11 s:^gr=0.071 s:^gu=-0.024 s:^h$=0.061 s:^ha=0.21 s:^he=-0.36
s:^hf=-0.089 s:^hi=-0.09 s:^ho=0.14 s:^ht=-0.011 s:^hv=0.086 s:^id=0.065 s:^ii=0.12 s:^in=-0.33 s:^is=0.11
s:^it=-1 s:^iy=0.39 s:^j$=0.17 s:^jb=0.066 s:^js=-0.039 s:^k$=-0.38 s:^ka=-0.037 s:^ko=0.25 s:^kv=0.17
s:^l$=-0.094 s:^la=0.012 s:^le=0.013 s:^li=0.74 s:^lo=0.37 s:^lp=0.092 s:^m$=0.075 s:^md=-0.042 s:^me=-0.043
s:^mh=0.042 s:^mi=-0.013 s:^mo=-0.029 s:^mt=-0.018 s:^na=-0.12 s:^nb=0.18 s:^nd=0.16 s:^ne=-0.36 s:^no=0.11
s:^ny=-0.025 s:^o$=0.17 s:^od=-0.2 s:^of=-0.021 s:^on=0.14 s:^op=0.15 s:^ou=0.14 s:^p$=-0.015 s:^pa=-0.3
s:^pj=-0.018 s:^pl=0.15 s:^po=0.16 s:^pr=0.067 s:^pu=-0.025 s:^py=-0.021 s:^qa=-0.32 s:^qe=0.17 s:^qq=0.18
s:^qs=0.086 s:^r$=-0.054 s:^ra=0.23 s:^re=-1.5 s:^rm=-0.037 s:^ro=-0.15 s:^rq=0.15 s:^s$=0.16 s:^sa=0.18
s:^sc=-0.023 s:^sd=0.16 s:^se=0.44 s:^sh=0.016 s:^si=-0.6 s:^sl=-0.032 s:^sm=-0.073 s:^so=-0.37 s:^sp=-0.043
s:^st=-0.083 s:^su=-0.37 s:^sy=-0.012 s:^t$=-0.02 s:^ta=0.23 s:^tc=0.037 s:^te=0.09 s:^th=-0.01 s:^ti=-0.18
s:^tl=-0.018 s:^to=-0.079 s:^tp=-0.018 s:^tr=-0.067 s:^tw=0.2 s:^ty=0.067 s:^tz=-0.084 s:^u$=0.16 s:^ui=-0.026
s:^un=-0.018 s:^ur=-0.033 s:^v$=0.03 s:^vf=0.16 s:^vi=-0.081 s:^vo=0.16 s:^w$=-0.012 s:^wa=-0.054 s:^wi=-0.16
s:^wl=-0.053 s:^wo=-0.039 s:^wp=0.11 s:^wr=-0.02 s:^ww=-0.011 s:^wx=0.097 s:^x$=-0.46 s:^xf=0.098 s:^xs=-0.059
s:^y$=-0.22 s:^zo=-0.025 s:ab$=0.019 s:abl=-0.025 s:abs=0.13 s:ac$=-0.015 s:ach=-0.013 s:aci=-0.018
s:ack=-0.049 s:act=0.17 s:ad$=-0.038 s:add=0.13 s:ade=-0.023 s:adi=-0.026 s:ado=0.019 s:ag$=-0.025 s:aga=0.042
s:age=-0.16 s:ain=-0.24 s:alk=0.25 s:all=-0.11 s:alt=-0.19 s:am$=0.16 s:ame=-0.086 s:amm=-0.026 s:amt=-0.026
s:anc=-0.025 s:and=-0.18 s:ane=-0.028 s:ann=-0.062 s:ans=0.11 s:aoa=-0.015 s:ap$=0.022 s:app=-0.16 s:ar$=-0.04
s:ard=-0.053 s:are=-0.43 s:arf=-0.13 s:arg=-0.024 s:ari=0.18 s:aro=-0.042 s:art=-0.21 s:ary=-0.12 s:arz=0.16
s:as$=-0.13 s:ase=-0.039 s:ast=0.096 s:at$=0.042 s:ate=0.06 s:ati=0.16 s:aud=-0.019 s:aul=-0.04 s:aut=0.019
s:av$=-0.1 s:ax$=0.064 s:ay$=0.15 s:ayo=0.077 s:azi=0.042 s:bal=0.11 s:bar=-0.04 s:bdk=0.18 s:bg$=-0.011
s:bk$=0.22 s:ble=-0.037 s:bli=-0.025 s:blo=-0.049 s:bm$=0.22 s:bod=-0.26 s:bor=-0.037 s:bot=-0.049 s:box=-0.68
s:brm=-0.3 s:bs$=-0.026 s:bsk=0.16 s:byp=0.16 s:byu=0.019 s:bzt=0.066 s:car=-0.065 s:cel=-0.018 s:cer=-0.025
s:ces=-0.025 s:cgk=0.15 s:cha=-0.062 s:chi=0.16 s:chr=-0.013 s:cht=-0.013 s:cia=-0.076 s:cio=-0.018
s:cip=-0.012 s:ck$=-0.063 s:cke=-0.1 s:cks=-0.042 s:cle=-0.39 s:clr=-0.056 s:cm$=0.037 s:cmt=-0.2 s:cod=-0.021
s:col=-0.17 s:com=0.056 s:con=0.026 s:cop=-0.05 s:cs$=-0.022 s:csc=-0.017 s:csh=-0.022 s:css=0.44 s:cti=-0.19
s:cts=-0.067 s:cus=0.12 s:dal=-0.014 s:dar=-0.074 s:das=-0.12 s:dat=-0.074 s:day=-0.026 s:dd$=-0.2 s:ddi=0.13
s:de$=-0.12 s:deb=-0.04 s:def=-0.04 s:dej=-0.015 s:dep=-0.27 s:der=-0.071 s:des=0.17 s:det=-0.043 s:dge=-0.13
s:dhh=-0.015 s:din=0.13 s:dio=-0.033 s:dis=0.21 s:dit=-0.044 s:div=-0.29 s:dkv=0.18 s:dlg=0.07 s:dow=-0.023
s:dq$=0.1 s:dre=0.12 s:dro=-0.043 s:ds$=-0.078 s:dsi=0.17 s:dth=-0.018 s:duc=-0.067 s:dwc=-0.22 s:dy$=-0.27
s:dyg=0.16 s:dzd=-0.22 s:ea$=-0.38 s:eac=0.17 s:ead=-0.069 s:ear=-0.13 s:eas=-0.039 s:eba=-0.04 s:eci=-0.012
s:eco=-0.074 s:ecs=-0.022 s:ect=-0.36 s:ed$=-0.13 s:edi=-0.025 s:eed=-0.089 s:eet=-0.022 s:ef$=0.16
s:efa=-0.052 s:eft=0.021 s:ejj=-0.015 s:ejo=0.22 s:el$=-0.17 s:eld=-0.01 s:ele=-0.034 s:ell=-0.043
s:els=-0.016 s:em$=-1.1 s:eme=-0.12 s:emp=0.13 s:enc=-0.025 s:end=-0.032 s:ent=-0.053 s:enu=-0.18 s:epl=-0.22
s:ept=-0.27 s:er$=-0.78 s:erf=-0.045 s:eri=-0.038 s:erl=-0.034 s:erm=0.07 s:err=-0.029 s:ers=0.16 s:es$=0.28
s:esh=-0.015 s:esk=0.19 s:esp=0.3 s:est=-0.35 s:et$=-0.16 s:eta=-0.043 s:etr=-0.043 s:ett=-0.014 s:ev$=0.16
s:eve=0.034 s:ew$=-0.26 s:ews=-0.067 s:ex$=-0.039 s:exi=-0.042 s:ext=-0.017 s:ezn=0.16 s:fau=-0.04 s:fd$=0.19
s:fee=-0.089 s:fie=-0.01 s:fir=-0.056 s:fix=-0.14 s:fiz=0.18 s:fl$=0.044 s:fle=-0.039 s:flo=-0.065
s:fnw=-0.015 s:fo$=-0.15 s:fon=-0.032 s:foo=-0.12 s:for=0.058 s:fpp=0.098 s:fra=-0.024 s:ful=-0.018
s:gaz=0.042 s:ge$=-0.16 s:ged=0.19 s:gen=-0.025 s:ger=0.073 s:get=-0.13 s:gge=0.19 s:ghl=-0.087 s:ght=-0.061
s:gin=-0.035 s:gk$=0.15 s:gle=-0.079 s:glo=0.11 s:gn$=-0.043 s:gnw=-0.032 s:gra=-0.026 s:gri=0.023
s:gui=-0.024 s:had=0.019 s:han=0.049 s:has=0.1 s:hbm=0.22 s:hea=-0.16 s:hed=-0.025 s:hee=-0.022 s:hem=-0.02
s:her=-0.032 s:hfe=-0.089 s:hh$=-0.015 s:hig=-0.087 s:hil=0.16 s:hla=-0.087 s:hol=0.043 s:hon=-0.029
s:hor=0.016 s:hos=0.065 s:how=-0.015 s:hr$=0.17 s:hre=-0.038 s:hri=0.024 s:ht$=-0.028 s:hte=-0.013
s:htt=-0.011 s:hvv=0.086 s:ial=-0.066 s:ibl=-0.012 s:ic$=0.032 s:ich=-0.021 s:ick=-0.1 s:icl=-0.25 s:id$=0.08
s:ide=-0.14 s:idg=-0.13 s:idt=-0.018 s:iel=-0.01 s:ies=-0.05 s:iew=-0.069 s:ig$=0.16 s:ige=0.086 s:igh=-0.15
s:ign=-0.075 s:ih$=0.17 s:iic=0.061 s:iiq=0.057 s:ijs=0.14 s:ike=-0.035 s:iko=-0.042 s:il$=-0.018 s:ild=0.16
s:ima=-0.054 s:ime=-0.074 s:in$=-0.11 s:ine=-0.13 s:inf=-0.15 s:ing=0.055 s:ini=0.052 s:ink=-0.012
s:inn=-0.095 s:ins=-0.038 s:int=0.15 s:io$=-0.032 s:ion=-0.1 s:iop=-0.026 s:ios=0.16 s:iou=-0.018 s:ipe=-0.012
s:iqk=0.057 s:irs=-0.056 s:is$=0.11 s:isc=0.14 s:ish=-0.025 s:isi=-0.012 s:isk=0.081 s:isp=-0.013 s:ist=0.12
s:ita=-0.025 s:ite=-1.4 s:iti=-0.083 s:iv$=-0.29 s:ive=0.037 s:ix$=-0.14 s:iyh=0.22 s:iyu=0.17 s:iz$=0.18
s:ize=-0.032 s:jax=-0.018 s:jbz=0.066 s:jj$=-0.015 s:jo$=0.22 s:js$=-0.039 s:jst=0.14 s:kar=-0.029
s:kel=-0.013 s:ker=-0.1 s:kes=-0.022 s:kig=0.16 s:kli=-0.016 s:kom=0.25 s:kon=-0.042 s:kr$=0.16 s:ks$=-0.042
s:kse=0.057 s:kto=0.19 s:kus=0.081 s:kv$=0.17 s:kvl=0.18 s:lab=0.019 s:lan=-0.087 s:las=-0.085 s:lat=0.13
s:lay=0.064 s:ld$=0.032 s:lde=0.043 s:ldr=0.12 s:le$=-0.18 s:lea=-0.13 s:lem=-0.11 s:let=-0.014 s:lev=0.077
s:lex=-0.081 s:lg$=0.07 s:li$=0.61 s:lid=-0.018 s:lie=-0.22 s:lig=-0.057 s:lij=0.14 s:lin=0.018 s:lis=0.098
s:lk$=0.25 s:ll$=-0.16 s:lli=-0.025 s:lob=0.11 s:loc=-0.042 s:log=0.16 s:loo=0.19 s:low=-0.065 s:lp$=0.092
s:lr$=-0.056 s:ls$=-0.013 s:lt$=-0.24 s:lum=-0.026 s:ly$=-0.056 s:mag=0.017 s:mai=-0.092 s:mal=-0.038
s:man=-0.11 s:mar=-0.078 s:max=0.082 s:mbo=0.088 s:md$=-0.042 s:me$=-0.11 s:men=0.061 s:mes=-0.062
s:met=-0.043 s:mh$=0.042 s:mhr=0.17 s:min=-0.013 s:mk$=-0.037 s:mm$=-0.026 s:mme=-0.087 s:mn$=0.036
s:mns=-0.073 s:mob=-0.015 s:mod=-0.014 s:mpl=0.061 s:mpo=-0.058 s:ms$=-0.014 s:mt$=-0.52 s:mte=-0.026
s:nac=-0.013 s:nam=0.099 s:nav=-0.1 s:nbd=0.18 s:nce=-0.025 s:nd$=0.038 s:nda=-0.074 s:nde=-0.087 s:ne$=0.026
s:ned=0.13 s:nel=-0.09 s:nen=-0.058 s:ner=-0.47 s:nes=-0.21 s:new=-0.057 s:nfo=-0.15 s:ng$=0.13 s:ngl=-0.079
s:ni$=-0.013 s:nio=0.065 s:nly=0.14 s:nne=-0.16 s:no$=0.15 s:nor=-0.04 s:ns$=-0.092 s:nse=0.28 s:nsi=-0.013
s:nst=0.11 s:nt$=-2.1 s:nta=-0.11 s:nte=0.095 s:nti=-0.018 s:ntl=0.14 s:ntr=-0.1 s:nts=0.66 s:nu$=-0.082
s:nve=0.16 s:nw$=-0.015 s:nwi=-0.032 s:nym=-0.025 s:oac=-0.015 s:oba=0.11 s:oci=-0.076 s:ock=-0.042
s:oda=-0.04 s:odd=-0.2 s:ode=-0.021 s:odu=-0.067 s:ody=-0.26 s:og$=-0.025 s:ogg=0.19 s:ogr=-0.026 s:ohe=-0.029
s:okr=0.16 s:ol$=-0.15 s:old=0.043 s:oll=-0.03 s:olu=-0.026 s:om$=0.035 s:ome=0.34 s:omm=0.011 s:omp=-0.086
s:on$=-0.3 s:ond=-0.074 s:one=0.076 s:onl=0.14 s:ons=0.43 s:ont=-0.23 s:onv=0.16 s:oop=0.19 s:oot=-0.14
s:op$=0.47 s:ope=0.019 s:opi=0.053 s:opl=0.077 s:opr=-0.06 s:opt=-0.076 s:opy=-0.05 s:or$=0.019 s:ord=-0.044
s:orm=-0.03 s:ort=-0.37 s:oru=0.088 s:ory=-0.074 s:os$=0.16 s:osi=-0.018 s:ost=0.43 s:ot$=-0.015 s:ote=-0.12
s:ott=-0.049 s:ous=-0.031 s:out=0.21 s:ow$=-0.18 s:own=-0.043 s:ox$=-0.68 s:pac=-0.018 s:pad=0.13 s:pag=-0.16
s:pan=-0.031 s:par=-0.19 s:pat=0.042 s:pc$=0.098 s:pe$=-0.079 s:pec=-0.022 s:pen=0.019 s:per=-0.19
s:pic=-0.029 s:pin=0.065 s:pja=-0.018 s:pla=0.12 s:ple=0.17 s:pli=-0.22 s:ply=-0.19 s:pon=0.26 s:pos=0.35
s:pp$=0.03 s:ppc=0.098 s:ppe=-0.19 s:pri=0.14 s:pro=-0.1 s:pth=-0.27 s:pts=-0.076 s:pub=-0.025 s:py$=-0.028
s:pyr=-0.025 s:pyt=-0.021 s:qa$=-0.32 s:qcg=0.15 s:qer=0.17 s:qfi=0.18 s:qks=0.057 s:qqc=0.15 s:qqf=0.18
s:qs$=0.086 s:ra$=0.077 s:rac=-0.049 s:rad=-0.026 s:rai=0.13 s:ram=-0.05 s:rap=-0.17 s:ras=0.19 s:rde=-0.037
s:rds=-0.053 s:re$=-1.9 s:rea=0.39 s:rec=-0.012 s:ren=-0.093 s:rep=-0.22 s:res=0.32 s:rfi=-0.18 s:ri$=-0.025
s:ric=-0.013 s:rid=0.023 s:rig=-0.061 s:rim=-0.054 s:rin=0.19 s:rio=0.18 s:riv=0.037 s:rm$=-0.03 s:rmh=0.17
s:rmk=-0.037 s:rmt=-0.3 s:ro$=-0.049 s:rod=-0.067 s:rog=-0.026 s:roh=-0.029 s:ron=-0.017 s:roo=-0.015
s:rop=-0.043 s:row=-0.13 s:rqq=0.15 s:rr$=-0.029 s:rsa=0.16 s:rst=-0.056 s:rt$=-0.25 s:rth=-0.04 s:rti=-0.27
s:rue=-0.018 s:rum=0.08 s:rxz=-0.084 s:ry$=-0.25 s:rze=0.16 s:sat=0.16 s:say=0.19 s:sc$=-0.032 s:scu=0.14
s:sdy=0.16 s:se$=1.1 s:sec=-0.45 s:sel=-0.051 s:ser=-0.02 s:ses=0.28 s:sez=0.16 s:sha=0.019 s:she=-0.047
s:sho=-0.015 s:sib=-0.012 s:sid=-0.061 s:sih=0.17 s:sin=-0.079 s:sio=0.14 s:sit=-0.43 s:siz=-0.032 s:ski=0.16
s:skt=0.19 s:sku=0.081 s:sle=-0.014 s:sli=-0.018 s:sm$=-0.09 s:sma=-0.14 s:soc=-0.076 s:sor=-0.29 s:spa=-0.022
s:spe=-0.022 s:spl=-0.013 s:spo=0.32 s:ss$=0.44 s:ssi=0.14 s:st$=-0.05 s:sta=0.15 s:ste=-0.033 s:sto=-0.099
s:str=0.13 s:sts=0.49 s:sub=-0.37 s:sys=-0.012 s:ta$=-0.022 s:tab=-0.051 s:tai=-0.37 s:tal=0.25 s:tan=-0.028
s:tar=0.26 s:tau=0.16 s:tcm=0.037 s:te$=-0.17 s:tea=-0.048 s:ted=-0.34 s:tel=-0.049 s:tem=-0.92 s:ten=0.12
s:tex=-0.017 s:tge=-0.046 s:th$=-0.33 s:the=-0.015 s:tho=-0.036 s:tic=-0.35 s:tie=0.17 s:tik=-0.013
s:tim=-0.074 s:tio=-0.29 s:tl$=-0.018 s:tle=-0.012 s:tli=0.14 s:tom=-0.05 s:top=0.14 s:tor=-0.074 s:tp$=-0.022
s:tpi=-0.017 s:tra=0.085 s:tro=-0.091 s:tru=-0.018 s:try=-0.054 s:ts$=0.8 s:tte=-0.014 s:tto=-0.049
s:ttp=-0.011 s:tvc=0.066 s:tw$=0.22 s:two=-0.015 s:ty$=0.13 s:typ=-0.067 s:tzr=-0.084 s:ub$=-0.37 s:ubl=-0.025
s:uct=-0.067 s:udi=-0.019 s:ue$=-0.018 s:uel=-0.11 s:ui$=-0.026 s:uid=-0.032 s:ull=-0.018 s:ult=-0.04
s:umb=0.088 s:umn=-0.026 s:unt=-0.018 s:uri=-0.025 s:us$=-0.019 s:use=0.088 s:uss=0.14 s:ust=-0.025 s:ut$=0.27
s:ute=-0.053 s:uth=0.019 s:uz$=0.17 s:vc$=0.066 s:ve$=0.037 s:vel=0.077 s:ven=-0.036 s:ver=0.16 s:vf$=0.16
s:vie=-0.069 s:vis=-0.012 s:vl$=0.18 s:vok=0.16 s:vv$=0.086 s:wal=-0.046 s:wc$=-0.22 s:wid=-0.19 s:wl$=-0.064
s:wn$=-0.043 s:wor=-0.039 s:wp$=0.11 s:wra=-0.17 s:ws$=-0.053 s:wsl=-0.014 s:ww$=-0.011 s:www=-0.011
s:wx$=0.097 s:xfp=0.098 s:xik=-0.042 s:xl$=-0.024 s:xs$=-0.059 s:xt$=-0.017 s:xtp=-0.017 s:xzu=-0.084
s:yg$=0.16 s:yhb=0.22 s:yma=-0.025 s:you=0.077 s:ype=-0.067 s:ypo=0.16 s:yri=-0.025 s:yst=-0.012 s:yth=-0.021
s:yus=0.019 s:yuz=0.17 s:zdw=-0.22 s:ze$=0.13 s:zin=0.042 s:zna=0.16 s:zon=-0.028 s:zrx=-0.084 s:ztv=0.066
s:zu$=-0.084 says:often=-0.47 says:r=0.17 says:s=1.2
`),
};
