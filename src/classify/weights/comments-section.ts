// Weights of the comment section classifier. Written by `skein train`; not edited by hand.
// 2373 sections of 199 sites; sites left out: F1 0.993 (precision 0.988, recall 0.997, 2373); n-grams alone: F1 0.963 (precision 0.973, recall 0.953, 612).
import { type GramModel, packedWeights } from '../gram-model.ts';

export const commentSectionModel: GramModel = {
  bias: -1.1765,
  slope: -6.162,
  offset: -1.0796,
  weights: packedWeights(`
r:^a$=-0.021 r:^ac=0.13 r:^ad=0.1 r:^af=-0.01 r:^al=0.13 r:^an=-0.04 r:^ap=-0.052 r:^as=-0.012 r:^at=-0.023
r:^au=-0.18 r:^av=0.52 r:^ay=0.018 r:^az=-0.017 r:^b$=-0.033 r:^ba=0.082 r:^bb=-0.027 r:^be=0.15 r:^bg=-0.017
r:^bi=0.024 r:^bl=0.27 r:^bo=0.046 r:^br=0.11 r:^bt=-0.058 r:^by=0.13 r:^c$=0.15 r:^ca=-0.015 r:^cd=-0.012
r:^ce=-0.047 r:^ch=0.23 r:^ci=0.044 r:^cl=-0.021 r:^co=-0.042 r:^cr=-0.019 r:^cs=-0.017 r:^cu=-0.019
r:^d$=-0.047 r:^da=0.13 r:^de=0.13 r:^di=0.039 r:^do=0.019 r:^dr=-0.053 r:^du=-0.024 r:^dy=-0.011 r:^e$=-0.036
r:^ec=-0.017 r:^ed=0.088 r:^el=-0.089 r:^em=0.058 r:^en=-0.099 r:^es=-0.033 r:^ev=0.3 r:^ex=0.095 r:^f$=0.037
r:^fa=-0.022 r:^fb=-0.045 r:^fe=-0.064 r:^fg=-0.017 r:^fi=-0.068 r:^fl=0.015 r:^fn=-0.13 r:^fo=-0.14
r:^fr=0.079 r:^fs=0.049 r:^fu=-0.028 r:^ga=-0.033 r:^ge=0.096 r:^gl=-0.022 r:^go=0.033 r:^gr=0.026 r:^h$=-0.06
r:^ha=0.037 r:^he=0.14 r:^hi=0.071 r:^hm=-0.021 r:^ho=-0.099 r:^ht=-0.17 r:^i$=-0.01 r:^ic=-0.079 r:^id=-0.025
r:^if=-0.031 r:^im=0.037 r:^in=-0.13 r:^ip=-0.032 r:^ir=0.1 r:^is=0.076 r:^it=0.035 r:^j$=-0.026 r:^je=0.011
r:^ji=-0.033 r:^jo=0.11 r:^jp=-0.073 r:^js=-0.025 r:^ju=0.012 r:^k$=0.03 r:^ka=0.047 r:^ke=-0.032 r:^ki=0.22
r:^kn=0.098 r:^ko=-0.049 r:^l$=-0.032 r:^la=-0.12 r:^le=0.016 r:^lg=-0.025 r:^li=0.51 r:^lo=0.088 r:^ly=-0.015
r:^m$=0.034 r:^ma=0.033 r:^mb=-0.017 r:^md=-0.044 r:^me=-0.34 r:^mf=-0.017 r:^mi=0.1 r:^ml=-0.017 r:^mm=-0.021
r:^mo=-0.19 r:^mr=-0.021 r:^mt=-0.017 r:^mu=-0.045 r:^my=-0.029 r:^n$=-0.04 r:^na=0.038 r:^ne=0.12 r:^ni=0.1
r:^no=0.076 r:^nt=-0.034 r:^nu=-0.091 r:^od=0.36 r:^of=-0.017 r:^og=-0.034 r:^on=-0.038 r:^op=-0.082
r:^or=-0.025 r:^os=0.13 r:^ot=-0.017 r:^ou=-0.013 r:^ov=-0.051 r:^p$=-0.032 r:^pa=0.096 r:^pe=0.061 r:^ph=0.1
r:^pi=0.07 r:^pj=-0.017 r:^pl=0.089 r:^po=-0.013 r:^pr=-0.17 r:^ps=-0.045 r:^pu=-0.08 r:^px=-0.01 r:^py=-0.029
r:^qu=0.11 r:^ra=0.14 r:^rd=-0.034 r:^re=0.62 r:^ri=-0.11 r:^ro=0.14 r:^rs=-0.057 r:^rt=0.088 r:^ru=-0.015
r:^ré=0.24 r:^s$=0.089 r:^sa=-0.45 r:^sc=-0.058 r:^se=-0.13 r:^si=-0.045 r:^sk=-0.047 r:^sl=-0.024
r:^sn=-0.053 r:^so=0.056 r:^sr=-0.084 r:^st=-0.12 r:^su=-0.14 r:^sw=-0.017 r:^t$=-0.034 r:^ta=-0.28
r:^te=-0.26 r:^th=0.43 r:^to=-0.053 r:^tp=-0.049 r:^tr=-0.038 r:^tu=0.033 r:^tw=-0.055 r:^ty=-0.089
r:^u$=-0.018 r:^ug=0.14 r:^ui=-0.04 r:^uk=-0.023 r:^un=-0.021 r:^up=-0.024 r:^ur=0.037 r:^us=0.095 r:^va=0.12
r:^vc=0.12 r:^ve=-0.1 r:^vi=0.28 r:^w$=-0.011 r:^wh=-0.011 r:^wi=-0.2 r:^wl=0.1 r:^wo=0.015 r:^wp=0.096
r:^wr=-0.061 r:^ww=-0.011 r:^x$=-0.016 r:^xo=-0.049 r:^xs=-0.019 r:^y$=-0.013 r:^yo=-0.013 r:^à$=0.24
r:ab$=-0.039 r:abe=-0.14 r:abl=-0.026 r:abs=-0.023 r:acc=-0.048 r:ace=0.094 r:ach=-0.027 r:aci=-0.013
r:ack=0.17 r:act=0.11 r:ad$=0.52 r:ada=-0.3 r:adc=-0.026 r:add=-0.04 r:ade=0.15 r:adh=0.11 r:adi=-0.13
r:adl=-0.054 r:adm=0.02 r:ado=-0.013 r:ads=-0.082 r:ael=0.16 r:aff=-0.017 r:ag$=-0.16 r:age=-0.05 r:agr=-0.035
r:ags=-0.041 r:ail=-0.025 r:ain=0.13 r:ake=-0.057 r:al$=-0.12 r:ale=-0.01 r:ali=0.027 r:alo=-0.031
r:als=-0.055 r:alt=0.34 r:alu=0.11 r:aly=-0.019 r:am$=-0.032 r:ame=0.11 r:ami=-0.011 r:amp=-0.036 r:an$=0.14
r:ana=-0.029 r:anc=-0.08 r:and=0.042 r:ane=0.075 r:ang=-0.027 r:ani=-0.029 r:anj=0.017 r:ans=-0.02 r:ant=0.085
r:anz=0.079 r:ap$=-0.094 r:ape=-0.021 r:aph=-0.012 r:api=-0.032 r:app=0.027 r:apr=-0.02 r:aps=-0.025
r:apt=-0.018 r:ar$=0.57 r:ara=-0.042 r:arc=-0.059 r:ard=0.16 r:are=0.066 r:arf=-0.044 r:arg=-0.068 r:ari=0.046
r:ark=0.023 r:arm=0.079 r:aro=0.017 r:arr=0.073 r:art=-0.19 r:ary=-0.028 r:as$=-0.063 r:ase=-0.066 r:ash=0.12
r:asi=-0.027 r:ast=-0.06 r:at$=-0.14 r:ata=0.14 r:ate=0.051 r:ati=0.056 r:ato=-0.033 r:ats=-0.025 r:att=-0.019
r:auf=0.081 r:aul=-0.12 r:aut=0.061 r:aux=-0.015 r:av$=-0.081 r:ava=0.52 r:avb=-0.034 r:ax$=0.015 r:axi=0.09
r:axo=-0.06 r:ay$=-0.054 r:aye=-0.016 r:ayo=0.089 r:ays=-0.43 r:aza=-0.017 r:bac=0.18 r:bal=0.1 r:ban=-0.014
r:bar=-0.075 r:bed=-0.016 r:bel=0.057 r:ber=0.056 r:bg$=-0.017 r:bhe=-0.011 r:bin=0.068 r:bje=-0.035 r:bla=0.1
r:ble=-0.062 r:bli=-0.06 r:blo=0.16 r:blu=0.014 r:bna=-0.056 r:boa=-0.029 r:bod=0.18 r:bol=-0.028 r:boo=-0.076
r:bor=-0.053 r:bot=-0.014 r:box=0.023 r:bpo=-0.032 r:bra=0.068 r:bre=-0.03 r:bri=-0.045 r:bro=0.13
r:btn=-0.058 r:buc=-0.051 r:but=0.092 r:by$=-0.058 r:byl=-0.097 r:byp=0.14 r:byu=0.26 r:cal=-0.085
r:cap=-0.035 r:car=0.18 r:cat=-0.16 r:cce=-0.017 r:cci=-0.013 r:cco=-0.048 r:cd$=-0.012 r:ce$=0.043
r:ceb=-0.023 r:ceh=0.12 r:cel=-0.063 r:cen=-0.14 r:cer=-0.019 r:ces=-0.063 r:ch$=-0.068 r:cha=0.05
r:che=-0.018 r:chi=0.2 r:chm=-0.017 r:cho=-0.072 r:chr=0.16 r:cht=-0.011 r:ci$=-0.034 r:cia=-0.038
r:cio=-0.013 r:cip=-0.062 r:cir=-0.029 r:cit=0.091 r:ck$=0.27 r:ckd=-0.011 r:cke=-0.095 r:cki=-0.019
r:cl$=-0.03 r:cla=-0.01 r:cle=-0.013 r:cli=-0.048 r:clo=-0.036 r:co$=-0.025 r:cog=-0.016 r:col=0.018
r:com=0.36 r:con=0.65 r:cop=-0.023 r:cor=0.2 r:cou=0.21 r:cov=-0.046 r:cre=-0.032 r:cri=-0.019 r:cro=-0.019
r:cru=-0.036 r:cs$=-0.074 r:ct$=-0.052 r:cti=0.092 r:cto=-0.036 r:ctu=-0.016 r:cul=-0.01 r:cur=-0.016
r:cz$=-0.017 r:da$=-0.013 r:dad=-0.01 r:dal=-0.025 r:dar=0.052 r:das=0.066 r:dat=-0.18 r:day=-0.014 r:dba=0.19
r:dcr=-0.026 r:dd$=0.35 r:dde=0.035 r:ddi=-0.028 r:ddl=-0.012 r:de$=-0.027 r:deb=-0.033 r:dec=-0.015
r:ded=0.088 r:def=-0.11 r:del=0.18 r:den=0.099 r:dep=0.41 r:der=0.072 r:des=-0.031 r:det=-0.024 r:df$=-0.037
r:dfs=-0.034 r:dge=-0.11 r:dhé=0.11 r:dia=-0.088 r:dic=-0.01 r:die=-0.015 r:dim=-0.03 r:din=-0.12 r:dio=-0.028
r:dis=-0.079 r:dit=0.096 r:diu=-0.012 r:div=0.15 r:dl$=-0.011 r:dle=-0.012 r:dli=-0.054 r:dmi=0.087
r:dmo=-0.051 r:dne=0.079 r:do$=-0.01 r:doc=0.029 r:doe=0.11 r:dom=-0.01 r:don=0.053 r:dot=-0.017 r:dow=-0.07
r:dra=0.012 r:dre=0.49 r:dri=-0.015 r:dro=-0.073 r:ds$=0.12 r:dsc=-0.017 r:dth=-0.057 r:duc=-0.02 r:dy$=0.18
r:dyt=-0.013 r:ead=0.45 r:eal=-0.05 r:ear=0.044 r:eas=-0.063 r:eat=-0.021 r:eba=-0.033 r:ebo=-0.023
r:ebr=-0.045 r:ebs=0.044 r:ecc=-0.013 r:ece=-0.059 r:ech=-0.013 r:eci=-0.062 r:eco=0.04 r:ect=-0.12 r:ed$=0.13
r:edb=0.19 r:ede=0.053 r:eds=0.19 r:ee$=-0.022 r:eed=0.19 r:een=-0.027 r:eet=-0.011 r:ef$=0.014 r:efa=-0.11
r:efe=-0.071 r:efo=0.12 r:eft=-0.073 r:eg$=-0.011 r:ega=0.039 r:egi=-0.063 r:ego=-0.091 r:eho=0.12
r:eig=-0.021 r:ela=-0.1 r:eld=-0.058 r:ele=0.082 r:elf=-0.017 r:eli=-0.28 r:ell=0.088 r:elo=0.2 r:em$=0.035
r:ema=0.086 r:emb=-0.016 r:eme=0.11 r:emp=-0.03 r:ems=-0.066 r:en$=0.55 r:enc=-0.019 r:ene=-0.055 r:ens=-0.034
r:ent=-0.065 r:enu=-0.027 r:eo$=0.011 r:eof=-0.017 r:eol=-0.016 r:epa=-0.045 r:epl=0.92 r:epo=-0.039
r:ept=0.41 r:er$=0.28 r:era=-0.058 r:erc=-0.036 r:ere=-0.032 r:eri=0.048 r:erl=-0.046 r:ern=0.056 r:ero=-0.015
r:erp=-0.02 r:err=-0.017 r:ers=0.31 r:ert=0.051 r:erv=0.062 r:es$=0.18 r:esa=-0.01 r:esc=-0.038 r:esh=0.012
r:esp=0.13 r:ess=-0.081 r:est=-0.065 r:et$=-0.23 r:eta=-0.23 r:eti=0.055 r:etp=0.011 r:ets=-0.011 r:eu$=0.012
r:eve=0.31 r:evi=-0.047 r:evr=-0.019 r:ew$=0.3 r:ewe=-0.034 r:ews=-0.076 r:ex$=0.04 r:exc=-0.017 r:exp=0.058
r:ext=-0.12 r:ey$=0.092 r:fa$=-0.044 r:fac=-0.023 r:fad=-0.078 r:fae=0.11 r:fal=-0.022 r:far=-0.021
r:fas=-0.022 r:fau=-0.12 r:fb$=-0.045 r:fe$=-0.045 r:fee=0.21 r:fel=-0.25 r:fer=-0.071 r:ffe=0.012
r:ffi=-0.017 r:fg$=-0.017 r:fic=-0.01 r:fie=-0.052 r:fil=-0.037 r:fin=-0.05 r:fir=-0.021 r:fit=-0.071
r:fix=-0.044 r:fle=0.09 r:flo=0.087 r:flu=-0.014 r:fly=-0.067 r:fn$=-0.13 r:fo$=-0.035 r:fol=0.15 r:fon=-0.01
r:foo=-0.033 r:for=0.047 r:fox=0.13 r:fra=0.035 r:fs$=-0.034 r:fse=0.061 r:ft$=-0.096 r:ful=-0.028
r:ga$=-0.041 r:gal=0.043 r:gan=-0.014 r:gc$=0.14 r:gem=0.082 r:gen=0.026 r:ger=0.05 r:ges=-0.11 r:get=-0.15
r:ggl=0.064 r:ghl=0.069 r:ght=-0.032 r:gie=-0.016 r:gin=0.13 r:gio=-0.023 r:git=0.023 r:gle=0.043 r:glo=-0.022
r:gn$=-0.04 r:gnn=-0.068 r:go$=-0.017 r:gol=0.051 r:gor=-0.091 r:gra=-0.041 r:gre=-0.035 r:gri=-0.054
r:gro=0.033 r:gs$=-0.041 r:gua=-0.017 r:ha$=-0.015 r:had=0.083 r:hae=0.11 r:han=0.07 r:har=-0.049 r:has=0.081
r:hat=-0.011 r:he$=-0.011 r:hea=0.038 r:hed=0.046 r:hef=-0.015 r:hei=-0.021 r:hel=0.079 r:hem=-0.036
r:hen=0.046 r:hev=-0.019 r:hic=-0.018 r:hig=0.069 r:hil=0.22 r:hin=-0.01 r:hla=0.069 r:hm$=0.035 r:hme=-0.017
r:hms=-0.021 r:hol=0.075 r:hon=-0.058 r:hor=0.084 r:hot=0.1 r:hov=0.082 r:how=-0.044 r:hr$=-0.061 r:hre=0.51
r:hri=0.051 r:hro=0.088 r:ht$=-0.17 r:htk=0.1 r:htm=-0.053 r:htt=-0.094 r:hum=-0.057 r:hés=0.11 r:ia$=-0.056
r:ial=-0.067 r:ian=0.079 r:ias=-0.021 r:ibl=-0.048 r:ic$=-0.049 r:ica=-0.073 r:ice=-0.044 r:ich=0.1
r:ici=-0.01 r:ick=0.015 r:icl=-0.12 r:ico=-0.081 r:ics=-0.074 r:ict=-0.027 r:id$=0.12 r:ida=-0.013 r:idd=0.023
r:ide=-0.084 r:idg=-0.11 r:idt=-0.057 r:ie$=-0.029 r:iel=-0.052 r:ien=0.09 r:ier=-0.034 r:iew=0.27 r:if$=0.1
r:ifi=-0.044 r:ift=-0.015 r:igh=0.037 r:ign=-0.11 r:ii$=0.21 r:ik$=-0.016 r:ike=0.43 r:il$=0.039 r:ild=0.22
r:ile=0.078 r:ili=-0.026 r:ill=0.083 r:ils=-0.07 r:ime=0.13 r:img=-0.026 r:imo=-0.022 r:imy=0.1 r:in$=0.19
r:ina=-0.053 r:ind=0.24 r:ine=-0.018 r:inf=-0.045 r:ing=-0.089 r:inh=0.068 r:ini=-0.021 r:ink=0.38
r:ino=-0.018 r:ins=-0.042 r:int=-0.074 r:inu=0.21 r:inv=-0.034 r:ion=0.15 r:ios=-0.029 r:ipe=-0.077
r:iph=-0.032 r:ipp=-0.014 r:ipt=-0.019 r:irc=-0.029 r:ire=0.091 r:iri=0.1 r:irs=-0.11 r:is$=0.14 r:ish=-0.047
r:isi=-0.05 r:ism=-0.035 r:isp=-0.016 r:isq=-0.037 r:iss=-0.025 r:ist=0.044 r:it$=0.11 r:ith=-0.034
r:itl=-0.14 r:ito=-0.029 r:itt=-0.033 r:ity=-0.077 r:iv$=0.16 r:iva=-0.06 r:ive=-0.084 r:ivi=-0.015 r:iwi=0.21
r:ix$=-0.06 r:iz$=-0.015 r:iza=-0.017 r:ize=0.041 r:izo=-0.054 r:jec=-0.035 r:jet=0.011 r:joh=0.026
r:jos=0.079 r:jpg=-0.062 r:js$=-0.019 r:jul=0.017 r:kar=0.049 r:kca=-0.049 r:ke$=0.43 r:ked=0.19 r:ker=0.35
r:kes=0.31 r:key=-0.032 r:kic=-0.049 r:kie=-0.017 r:kil=0.1 r:kin=0.013 r:kiw=0.21 r:kni=0.1 r:kom=-0.049
r:ks$=-0.091 r:kus=0.065 r:la$=0.16 r:lab=-0.14 r:lac=0.11 r:lah=0.11 r:lai=0.12 r:lan=0.025 r:lap=-0.025
r:lar=-0.024 r:las=-0.089 r:lat=-0.096 r:lay=0.061 r:ld$=-0.032 r:lde=0.12 r:ldi=-0.013 r:ldr=0.25
r:lds=-0.037 r:le$=-0.22 r:lea=0.082 r:leb=-0.045 r:lec=-0.025 r:lef=-0.083 r:lem=0.15 r:ler=0.096
r:les=-0.029 r:let=0.1 r:lex=0.09 r:ley=0.1 r:lf$=-0.055 r:lg$=-0.025 r:li$=-0.25 r:lib=0.062 r:lic=-0.051
r:lid=-0.014 r:lie=0.17 r:lif=-0.05 r:lig=-0.083 r:lik=0.43 r:lin=0.5 r:lio=0.017 r:lip=-0.017 r:lis=-0.11
r:lit=-0.039 r:liv=-0.032 r:ll$=-0.19 r:lla=0.14 r:lle=0.096 r:llo=0.14 r:lls=-0.012 r:lme=-0.013 r:loa=-0.068
r:lob=-0.019 r:loc=-0.01 r:log=0.1 r:loo=0.11 r:lor=-0.033 r:los=-0.038 r:lot=-0.02 r:lou=-0.022 r:low=0.24
r:ls$=-0.33 r:lse=-0.025 r:lso=-0.034 r:lt$=0.18 r:lth=-0.05 r:lud=-0.01 r:lue=0.09 r:lui=-0.014 r:lum=0.083
r:lus=-0.02 r:ly$=0.87 r:lyb=0.088 r:lyt=0.11 r:ma$=0.06 r:mac=-0.01 r:mag=0.026 r:mai=0.041 r:mal=0.038
r:man=0.07 r:mar=-0.11 r:mat=-0.053 r:max=0.13 r:mb$=-0.051 r:mbe=-0.032 r:mbn=-0.056 r:mbs=-0.026
r:md$=-0.044 r:me$=0.31 r:med=-0.071 r:meh=-0.061 r:mel=-0.022 r:men=0.35 r:mes=-0.016 r:met=-0.22
r:mg$=-0.026 r:mi$=-0.016 r:mic=0.1 r:mid=-0.012 r:mil=0.1 r:min=0.12 r:mis=-0.03 r:ml$=-0.071 r:mm$=-0.021
r:mma=0.015 r:mme=0.41 r:mn$=0.095 r:mns=0.17 r:mo$=-0.027 r:mod=-0.11 r:mor=-0.085 r:mot=-0.033 r:mp$=-0.069
r:mpa=-0.014 r:mpl=-0.019 r:mpo=-0.073 r:mpu=-0.013 r:mr$=-0.017 r:ms$=-0.14 r:mt$=-0.017 r:mun=-0.013
r:mut=-0.017 r:my$=-0.095 r:myl=0.1 r:na$=-0.018 r:nai=-0.1 r:nal=0.035 r:nam=0.14 r:nan=-0.045 r:nar=-0.016
r:nav=-0.12 r:nce=-0.064 r:nch=-0.012 r:nci=-0.024 r:nd$=0.22 r:nda=0.026 r:nde=0.34 r:ndn=0.079 r:ndo=0.094
r:ndr=0.22 r:nds=-0.022 r:ne$=-0.19 r:nee=0.19 r:nel=-0.069 r:nen=-0.063 r:ner=0.27 r:nes=-0.069 r:new=-0.073
r:nfo=-0.045 r:ng$=-0.16 r:ngl=0.075 r:ngr=-0.012 r:nic=0.1 r:nie=-0.02 r:nig=0.1 r:nip=-0.014 r:niz=-0.014
r:nju=0.017 r:nk$=0.47 r:nkc=-0.049 r:nks=-0.091 r:nly=-0.017 r:nn$=0.04 r:nne=-0.11 r:nno=-0.068 r:no$=0.03
r:nod=-0.037 r:nof=0.22 r:nom=-0.076 r:non=-0.085 r:noo=-0.044 r:nor=-0.056 r:not=0.17 r:now=-0.021 r:ns$=0.47
r:nse=0.04 r:nsi=-0.046 r:nst=-0.064 r:nt$=0.013 r:nta=-0.023 r:ntc=-0.081 r:nte=0.68 r:nth=-0.035 r:nti=0.21
r:ntm=0.4 r:nts=-0.087 r:ntw=0.081 r:nu$=-0.027 r:nue=0.088 r:num=-0.046 r:nus=-0.013 r:nut=-0.057 r:nux=0.13
r:nvi=-0.034 r:ny$=-0.021 r:nz$=0.079 r:oad=-0.056 r:oar=-0.029 r:oat=-0.011 r:obe=0.079 r:oca=-0.039
r:och=0.037 r:oci=-0.035 r:od$=-0.017 r:oda=-0.045 r:odd=0.36 r:ode=-0.054 r:odp=-0.015 r:odu=-0.047
r:ody=0.18 r:oe$=0.18 r:ofo=0.22 r:og$=0.21 r:ogg=0.064 r:ogi=0.14 r:ogr=-0.095 r:ohn=0.026 r:oin=-0.022
r:ok$=-0.044 r:ol$=0.015 r:old=0.17 r:ole=-0.021 r:oli=0.024 r:oll=0.11 r:olo=-0.082 r:ols=-0.26 r:olu=0.083
r:om$=-0.066 r:ome=0.079 r:omi=-0.018 r:omm=0.41 r:omo=-0.03 r:omp=-0.085 r:omy=-0.066 r:on$=0.061
r:ona=-0.023 r:ond=0.49 r:one=-0.18 r:onl=-0.019 r:ono=-0.076 r:ons=0.21 r:ont=0.63 r:ook=-0.076 r:ool=-0.26
r:oon=0.12 r:oop=-0.044 r:oot=-0.04 r:op$=-0.089 r:opd=-0.053 r:ope=-0.09 r:opi=-0.027 r:opr=-0.011
r:opt=-0.026 r:opu=-0.014 r:opy=-0.013 r:oq$=-0.023 r:or$=0.11 r:ora=0.21 r:ord=-0.061 r:ore=-0.13
r:org=-0.019 r:ori=-0.075 r:ork=-0.049 r:orm=0.048 r:orn=-0.015 r:oro=-0.03 r:orp=0.21 r:ort=0.22 r:ory=-0.14
r:os$=0.063 r:osc=0.058 r:ose=0.01 r:osi=-0.038 r:ost=0.043 r:ot$=0.15 r:otc=0.012 r:ote=0.073 r:oth=-0.017
r:oti=-0.015 r:oto=0.091 r:ott=-0.014 r:ouc=-0.018 r:oun=0.21 r:oup=0.084 r:our=-0.01 r:out=0.062 r:ov$=-0.051
r:ove=0.041 r:ow$=0.12 r:owe=0.2 r:own=-0.091 r:owr=-0.017 r:ows=0.13 r:ox$=0.16 r:oxo=-0.049 r:pac=0.011
r:pad=-0.028 r:pag=-0.097 r:pan=0.043 r:par=0.18 r:pb$=-0.015 r:pdo=-0.053 r:pe$=-0.14 r:pec=-0.01
r:pen=-0.095 r:per=0.043 r:pes=-0.055 r:pet=-0.014 r:pg$=-0.062 r:pha=-0.017 r:pho=0.071 r:pic=-0.034
r:pid=0.088 r:pin=-0.011 r:pla=0.093 r:ple=-0.025 r:pli=0.075 r:plo=-0.026 r:plu=-0.02 r:ply=0.93 r:po$=-0.031
r:poi=-0.022 r:pol=-0.011 r:pon=0.35 r:pop=-0.022 r:por=0.2 r:pos=-0.048 r:ppe=0.029 r:pra=-0.025 r:pre=-0.067
r:pri=-0.074 r:pro=-0.067 r:ps$=-0.074 r:pse=-0.025 r:pt$=-0.044 r:pth=0.42 r:pti=-0.046 r:pto=-0.01
r:pub=-0.062 r:pul=-0.026 r:px$=-0.01 r:py$=-0.011 r:pyr=-0.013 r:pyt=-0.017 r:qui=-0.02 r:quo=0.13
r:qus=-0.037 r:ra$=0.085 r:rac=-0.016 r:rad=-0.037 r:raf=0.036 r:rag=-0.013 r:rai=-0.019 r:ral=-0.042
r:ram=-0.058 r:ran=0.043 r:rap=-0.046 r:ras=0.012 r:rat=0.16 r:rau=0.041 r:ray=-0.012 r:rc$=-0.066
r:rca=-0.036 r:rch=-0.048 r:rcl=-0.029 r:rd$=0.17 r:rde=-0.059 r:rdf=-0.034 r:rdw=-0.01 r:re$=0.038 r:rea=0.38
r:rec=-0.13 r:red=-0.046 r:ree=-0.027 r:ref=-0.019 r:reg=-0.063 r:rel=-0.093 r:rem=-0.015 r:ren=0.18
r:rep=0.89 r:rer=-0.051 r:res=0.14 r:rev=-0.047 r:rfi=-0.044 r:rg$=-0.024 r:rga=-0.014 r:rge=-0.047
r:ria=0.033 r:rib=-0.017 r:ric=-0.03 r:rid=-0.042 r:rie=-0.07 r:rig=-0.11 r:rim=-0.041 r:rin=0.017
r:rio=-0.011 r:rip=-0.019 r:ris=0.24 r:rit=-0.057 r:riz=-0.054 r:rk$=-0.081 r:rku=0.065 r:rl$=0.061
r:rla=-0.029 r:rli=-0.017 r:rm$=0.11 r:rma=0.034 r:rme=-0.018 r:rms=-0.06 r:rna=0.07 r:rni=-0.015 r:rob=0.15
r:rod=-0.02 r:rog=-0.038 r:rol=0.052 r:rom=0.068 r:ron=-0.038 r:roo=-0.02 r:rop=-0.065 r:ros=0.06 r:rot=-0.025
r:rou=0.084 r:rov=-0.017 r:row=0.14 r:rpo=0.18 r:rpt=-0.017 r:rr$=0.02 r:rre=-0.058 r:rro=0.078 r:rs$=0.35
r:rss=-0.057 r:rst=-0.11 r:rt$=0.16 r:rta=-0.012 r:rte=0.066 r:rth=0.012 r:rti=-0.18 r:rty=0.068 r:ruc=-0.027
r:rue=-0.024 r:rum=-0.031 r:run=-0.017 r:rvi=-0.024 r:ry$=-0.15 r:rép=0.24 r:sal=-0.017 r:sar=-0.013
r:say=-0.43 r:sca=-0.027 r:sch=-0.035 r:sco=0.058 r:scr=-0.057 r:sea=-0.041 r:see=-0.034 r:sef=0.079
r:sel=0.034 r:sep=-0.043 r:ser=0.19 r:sha=0.03 r:she=0.035 r:shi=-0.034 r:sho=0.068 r:shr=-0.017 r:sib=-0.048
r:sic=0.012 r:sid=-0.043 r:sif=0.1 r:sig=-0.04 r:sin=0.07 r:sio=-0.045 r:sis=-0.017 r:sit=-0.068 r:siv=-0.029
r:siz=-0.054 r:ski=-0.021 r:sli=-0.012 r:slo=-0.02 r:sm$=-0.11 r:sma=-0.058 r:smi=0.076 r:sni=-0.014
r:so$=-0.034 r:soc=-0.035 r:sor=0.086 r:spe=-0.019 r:spl=-0.029 r:spo=0.18 r:spr=-0.023 r:squ=-0.037
r:sr$=-0.029 r:src=-0.066 r:ss$=-0.17 r:st$=-0.33 r:sta=-0.011 r:ste=-0.026 r:sth=0.1 r:sti=0.13 r:sto=-0.049
r:str=-0.04 r:sts=-0.059 r:sty=-0.063 r:sub=-0.052 r:sue=-0.01 r:sum=-0.075 r:sun=-0.04 r:swi=-0.015
r:ta$=-0.22 r:tab=-0.038 r:tac=-0.027 r:tad=-0.3 r:tag=-0.22 r:tai=0.064 r:tak=-0.011 r:tal=0.046 r:tam=-0.015
r:tan=-0.042 r:tar=0.45 r:tat=-0.073 r:tau=0.14 r:tax=-0.06 r:tbo=-0.013 r:tco=-0.069 r:te$=0.18 r:tea=-0.063
r:ted=-0.071 r:teg=-0.091 r:tel=0.068 r:tem=0.03 r:ten=0.67 r:ter=-0.18 r:tes=-0.066 r:tet=0.055 r:tex=-0.22
r:th$=0.33 r:tha=0.017 r:the=-0.046 r:thi=-0.014 r:thm=-0.034 r:tho=0.15 r:thr=0.51 r:thu=-0.057 r:tic=-0.22
r:tid=0.18 r:tif=-0.034 r:tim=0.15 r:tin=0.17 r:tio=0.19 r:tip=-0.019 r:tis=-0.034 r:tit=-0.14 r:tiv=-0.067
r:tiz=0.091 r:tki=0.1 r:tle=-0.14 r:tma=0.041 r:tme=0.36 r:tml=-0.053 r:tn$=-0.058 r:to$=0.23 r:tod=-0.028
r:tog=0.049 r:tom=-0.013 r:ton=0.092 r:too=-0.24 r:top=-0.084 r:tor=-0.14 r:tos=-0.021 r:tou=-0.019
r:tp$=-0.11 r:tpa=0.011 r:tpi=-0.013 r:tps=-0.029 r:tra=-0.035 r:tre=-0.015 r:tri=-0.11 r:tro=0.076
r:tru=-0.047 r:try=-0.019 r:ts$=-0.11 r:tsa=-0.056 r:tse=-0.013 r:tta=-0.017 r:tte=-0.049 r:tto=0.029
r:ttp=-0.094 r:tur=-0.034 r:twe=-0.011 r:twi=-0.033 r:two=0.072 r:tyl=-0.063 r:typ=-0.089 r:ub$=-0.012
r:ube=-0.012 r:ubh=-0.011 r:ubj=-0.029 r:ubl=-0.06 r:uch=-0.023 r:uck=-0.063 r:uct=-0.037 r:ud$=-0.018
r:ue$=0.17 r:uer=-0.013 r:uf$=0.081 r:ugc=0.14 r:ui$=-0.023 r:uid=-0.031 r:uk$=-0.023 r:ul$=-0.017
r:ula=-0.011 r:ule=-0.038 r:ull=-0.042 r:ulo=-0.013 r:ult=-0.11 r:um$=-0.037 r:umb=-0.096 r:ume=-0.011
r:umm=-0.075 r:umn=0.086 r:ump=-0.054 r:un$=-0.035 r:unc=-0.019 r:und=-0.027 r:unt=0.21 r:uot=0.13 r:up$=0.035
r:upl=-0.019 r:ure=-0.016 r:url=0.037 r:urr=-0.016 r:use=0.27 r:usi=-0.013 r:ut$=0.067 r:ute=-0.038 r:uth=0.14
r:uto=-0.028 r:utr=-0.057 r:utt=0.092 r:ux$=0.12 r:val=0.12 r:van=-0.021 r:vat=0.48 r:vba=-0.034 r:vca=0.12
r:ve$=-0.047 r:ven=0.31 r:ver=-0.036 r:vie=0.26 r:vis=-0.064 r:vro=-0.019 r:war=-0.013 r:wed=-0.034
r:wee=-0.011 r:wei=0.043 r:wel=0.16 r:wha=-0.011 r:wic=-0.017 r:wid=-0.17 r:wii=0.21 r:wit=-0.067 r:wl$=0.1
r:wn$=-0.091 r:wor=0.083 r:wp$=0.095 r:wra=-0.044 r:ws$=-0.081 r:wse=0.13 r:ww$=-0.011 r:www=-0.011
r:xce=-0.017 r:xim=0.095 r:xo$=-0.049 r:xon=-0.06 r:xox=-0.049 r:xpa=0.077 r:xs$=-0.015 r:xt$=-0.17 r:xte=0.02
r:xtp=-0.013 r:yan=0.035 r:ybo=0.077 r:yer=-0.035 r:yid=-0.015 r:yle=-0.063 r:yli=0.028 r:ylo=-0.016
r:yna=-0.011 r:you=0.083 r:ype=-0.1 r:ypo=0.14 r:yre=-0.032 r:yri=-0.029 r:ys$=-0.43 r:yte=-0.013 r:yth=-0.017
r:yti=-0.017 r:yto=0.12 r:yus=0.26 r:zat=-0.014 r:ze$=-0.051 r:zen=0.091 r:zon=-0.054 r:épo=0.24 r:ési=0.11
s:^ac=-0.021 s:^ad=-0.019 s:^al=-0.36 s:^an=-0.021 s:^ap=0.13 s:^ar=-0.35 s:^au=0.13 s:^b$=0.052 s:^bl=0.014
s:^bo=-0.26 s:^by=0.13 s:^c$=-0.024 s:^ca=0.071 s:^ce=-0.011 s:^ch=0.035 s:^cl=-0.12 s:^cn=-0.01 s:^co=-0.038
s:^cs=0.074 s:^d$=0.012 s:^da=-0.014 s:^de=-0.11 s:^di=-0.14 s:^dl=0.052 s:^dr=-0.04 s:^el=-0.026 s:^en=-0.054
s:^ev=0.17 s:^f$=0.074 s:^fa=0.22 s:^fe=-0.02 s:^fi=-0.011 s:^fl=-0.12 s:^fo=-0.084 s:^fr=-0.026 s:^gl=0.11
s:^gr=0.04 s:^gu=-0.038 s:^ha=0.25 s:^he=-0.057 s:^hf=-0.057 s:^hi=-0.14 s:^ho=0.12 s:^ht=-0.011 s:^id=-0.06
s:^in=-0.33 s:^is=0.077 s:^it=-0.066 s:^js=-0.019 s:^k$=0.1 s:^ka=-0.017 s:^l$=-0.071 s:^la=0.053 s:^le=0.031
s:^li=0.094 s:^lo=0.35 s:^m$=0.074 s:^ma=0.044 s:^md=-0.034 s:^me=-0.013 s:^mh=0.019 s:^mo=-0.05 s:^na=-0.093
s:^ne=-0.012 s:^no=0.13 s:^o$=-0.046 s:^od=-0.3 s:^on=0.041 s:^op=-0.034 s:^or=-0.011 s:^ou=0.066 s:^pa=-0.19
s:^pj=-0.017 s:^po=-0.14 s:^pr=0.2 s:^r$=0.074 s:^ra=0.19 s:^rb=-0.01 s:^re=-0.028 s:^ro=-0.13 s:^sc=-0.011
s:^se=-0.17 s:^si=-0.29 s:^sk=-0.01 s:^sl=-0.021 s:^sm=-0.15 s:^so=0.029 s:^sp=-0.017 s:^st=-0.03 s:^sy=-0.012
s:^t$=-0.034 s:^ta=-0.015 s:^tc=0.024 s:^te=0.1 s:^th=-0.12 s:^to=0.021 s:^tr=-0.026 s:^tw=-0.039 s:^ty=0.064
s:^un=-0.047 s:^v$=0.13 s:^vi=-0.05 s:^wa=0.12 s:^wi=-0.086 s:^wl=0.087 s:^wo=-0.22 s:^wp=0.083 s:^wr=-0.065
s:^x$=0.029 s:^xs=-0.035 s:abs=-0.015 s:acc=-0.021 s:aci=-0.017 s:ad$=-0.12 s:add=0.11 s:ade=-0.012
s:aga=0.024 s:age=-0.081 s:ain=0.016 s:al$=0.099 s:alf=-0.03 s:ali=0.072 s:all=-0.06 s:alo=0.016 s:alt=-0.29
s:ame=-0.054 s:amm=-0.011 s:and=-0.16 s:ane=-0.023 s:ann=-0.045 s:ans=0.073 s:app=0.058 s:ar$=-0.033
s:ard=0.076 s:are=-0.24 s:arf=-0.047 s:aro=-0.033 s:art=-0.11 s:as$=0.081 s:ase=-0.021 s:ash=0.12 s:ast=0.11
s:at$=0.024 s:ate=0.11 s:atu=-0.02 s:aut=0.13 s:av$=-0.093 s:ax$=0.058 s:ayo=0.064 s:azi=0.024 s:bal=0.11
s:bar=-0.033 s:ble=-0.012 s:blo=0.014 s:bod=-0.22 s:bor=-0.017 s:bs$=-0.015 s:byp=0.13 s:byu=0.13 s:car=0.071
s:cco=-0.021 s:cen=-0.011 s:cha=-0.045 s:che=-0.011 s:chi=0.08 s:cio=-0.017 s:cip=-0.017 s:ck$=0.059
s:cks=-0.07 s:cle=-0.21 s:clr=-0.072 s:cm$=0.024 s:cne=-0.01 s:col=-0.087 s:com=0.37 s:con=0.094 s:cop=-0.019
s:cor=-0.021 s:css=0.074 s:ct$=-0.023 s:cti=-0.087 s:cus=0.023 s:dar=-0.08 s:dd$=-0.3 s:ddi=0.11 s:de$=-0.1
s:deb=-0.025 s:den=0.22 s:dep=-0.18 s:der=-0.11 s:des=0.12 s:det=-0.04 s:dge=-0.077 s:dia=0.016 s:din=0.11
s:dio=-0.031 s:dis=0.019 s:div=-0.17 s:dlg=0.052 s:dow=-0.04 s:dre=0.056 s:dro=-0.04 s:ds$=0.038 s:dul=-0.032
s:dy$=-0.22 s:ea$=-0.25 s:ead=-0.13 s:ear=-0.047 s:eas=-0.021 s:eat=-0.02 s:eba=-0.025 s:eci=-0.017
s:eco=-0.064 s:ect=-0.087 s:ed$=0.17 s:ede=0.22 s:eed=-0.057 s:efa=-0.021 s:eft=0.019 s:ehr=-0.013 s:el$=-0.21
s:eld=-0.011 s:ele=-0.019 s:els=-0.015 s:em$=-0.074 s:ema=-0.011 s:eme=-0.096 s:emp=0.11 s:en$=0.16 s:end=0.19
s:ent=0.12 s:ept=-0.18 s:er$=-0.28 s:ere=-0.017 s:eri=-0.22 s:erl=-0.012 s:ero=-0.015 s:err=-0.017
s:es$=-0.047 s:esk=0.12 s:est=-0.016 s:et$=-0.077 s:etr=-0.04 s:ets=-0.01 s:eve=0.25 s:ew$=-0.038 s:ews=-0.05
s:ex$=-0.073 s:fea=-0.02 s:fee=-0.057 s:fie=-0.011 s:fir=-0.014 s:fix=-0.047 s:fle=-0.073 s:flo=-0.11
s:fo$=-0.045 s:fon=-0.06 s:foo=-0.039 s:for=0.015 s:gaz=0.024 s:ge$=-0.081 s:ged=0.12 s:ger=-0.15 s:get=-0.077
s:gge=0.12 s:ghl=-0.14 s:ght=-0.012 s:gin=-0.021 s:gle=-0.064 s:glo=0.11 s:gn$=-0.04 s:gnw=-0.06 s:gri=0.056
s:gro=-0.016 s:gut=-0.03 s:hal=-0.03 s:han=0.028 s:has=0.21 s:he$=-0.015 s:hea=-0.042 s:hem=-0.024 s:hen=0.22
s:her=-0.032 s:hfe=-0.057 s:hig=-0.14 s:hil=0.08 s:hir=-0.03 s:hla=-0.14 s:hol=0.076 s:hon=-0.012 s:hor=0.13
s:hos=0.034 s:hov=0.12 s:hr$=-0.013 s:hre=-0.087 s:hri=0.024 s:htt=-0.011 s:ial=0.016 s:ibl=-0.012 s:icl=-0.16
s:ide=-0.11 s:idg=-0.077 s:iel=-0.011 s:iew=-0.038 s:ige=0.073 s:igh=-0.15 s:ign=-0.1 s:il$=-0.017 s:ild=0.08
s:ima=0.037 s:in$=-0.096 s:inc=-0.015 s:ine=0.11 s:inf=-0.045 s:ing=0.03 s:ink=-0.015 s:inn=-0.25 s:int=0.14
s:ion=-0.11 s:iou=-0.017 s:ipe=-0.017 s:ird=-0.03 s:irs=-0.014 s:is$=0.077 s:isc=0.035 s:isi=-0.015 s:ist=0.07
s:ite=-0.2 s:iti=-0.017 s:iv$=-0.17 s:ive=0.024 s:ix$=-0.047 s:ize=-0.06 s:jax=-0.017 s:js$=-0.019
s:kar=-0.017 s:kin=-0.01 s:ks$=-0.085 s:kto=0.12 s:lan=-0.14 s:las=-0.011 s:lat=0.11 s:lay=0.064 s:ld$=0.013
s:lde=0.076 s:ldr=0.056 s:le$=-0.23 s:lea=-0.047 s:lem=-0.084 s:lev=0.088 s:lex=-0.073 s:lf$=-0.03 s:lg$=0.052
s:li$=0.2 s:lig=-0.06 s:lin=0.12 s:lis=0.086 s:ll$=-0.06 s:lob=0.11 s:loc=0.029 s:log=0.082 s:loo=0.24
s:low=-0.11 s:lr$=-0.072 s:lse=-0.015 s:lt$=-0.31 s:lum=0.021 s:ly$=0.074 s:ma$=-0.011 s:mag=0.023
s:mai=-0.037 s:mal=-0.06 s:mar=0.035 s:max=0.075 s:mbo=0.015 s:md$=-0.034 s:me$=-0.021 s:meh=-0.013 s:men=0.34
s:mes=-0.045 s:mh$=0.019 s:mme=0.43 s:mn$=0.089 s:mns=-0.084 s:mob=-0.012 s:mod=-0.032 s:mpl=0.05 s:mpo=-0.033
s:nam=-0.045 s:nav=-0.093 s:nd$=0.17 s:nda=-0.075 s:nde=-0.17 s:ne$=0.12 s:ned=0.11 s:nel=-0.069 s:nen=-0.033
s:ner=-0.47 s:nes=-0.012 s:net=-0.011 s:new=-0.04 s:nfo=-0.045 s:ng$=0.094 s:ngl=-0.064 s:nks=-0.015
s:nly=0.086 s:nne=-0.3 s:no$=0.14 s:ns$=-0.087 s:nst=0.11 s:nt$=-0.05 s:nta=-0.27 s:nte=0.084 s:nti=-0.017
s:ntl=0.19 s:ntr=-0.064 s:nts=0.37 s:nwi=-0.06 s:oba=0.11 s:ock=0.029 s:odd=-0.3 s:odu=-0.032 s:ody=-0.22
s:og$=-0.038 s:ogg=0.12 s:ohe=-0.017 s:ol$=-0.12 s:old=0.076 s:olu=0.021 s:omm=0.44 s:omp=-0.058 s:on$=-0.12
s:ond=-0.064 s:one=-0.071 s:onl=0.086 s:ons=0.11 s:ont=-0.037 s:oop=0.24 s:oot=-0.039 s:op$=0.39 s:opl=0.088
s:opr=-0.022 s:opt=-0.034 s:opy=-0.019 s:or$=0.13 s:ord=-0.038 s:org=-0.011 s:ort=-0.19 s:oru=0.015
s:ory=-0.03 s:os$=-0.032 s:osi=-0.023 s:ost=0.035 s:ote=-0.039 s:oup=-0.016 s:ous=-0.033 s:out=0.13 s:ove=0.12
s:ow$=-0.22 s:own=-0.04 s:pac=-0.017 s:pad=0.11 s:pag=-0.079 s:pan=-0.023 s:par=-0.15 s:pat=0.024 s:pe$=-0.027
s:per=-0.074 s:pja=-0.017 s:pla=0.11 s:ple=0.024 s:pon=-0.033 s:pos=-0.048 s:pp$=0.13 s:ppe=-0.074 s:pri=0.2
s:pth=-0.18 s:pts=-0.034 s:py$=-0.019 s:ra$=0.087 s:rai=0.11 s:ram=-0.019 s:rap=-0.072 s:ras=0.12 s:rb$=-0.01
s:rd$=-0.07 s:rde=-0.017 s:rdi=-0.021 s:rds=0.057 s:re$=-0.05 s:rea=0.05 s:rec=-0.017 s:ren=-0.13 s:rfi=-0.05
s:rg$=-0.011 s:rid=0.056 s:rig=-0.012 s:rim=0.044 s:rin=-0.055 s:riv=0.024 s:ro$=-0.028 s:roh=-0.017
s:ron=-0.033 s:rop=-0.04 s:rou=-0.032 s:row=-0.13 s:rr$=-0.017 s:rst=-0.014 s:rt$=0.075 s:rti=-0.16
s:rue=-0.017 s:ry$=-0.051 s:sch=-0.011 s:scu=0.035 s:sec=-0.16 s:sel=-0.24 s:ser=0.11 s:sho=0.12 s:sib=-0.012
s:sid=-0.04 s:sin=-0.064 s:sio=0.032 s:sit=-0.15 s:siz=-0.06 s:ski=-0.01 s:skt=0.12 s:sm$=-0.13 s:sma=-0.06
s:sor=0.029 s:spa=-0.017 s:ss$=0.074 s:ssi=0.035 s:st$=0.078 s:sta=0.12 s:ste=0.11 s:sti=-0.03 s:sto=-0.042
s:str=0.11 s:sys=-0.012 s:tab=-0.015 s:tai=-0.21 s:tan=-0.01 s:tar=-0.077 s:tau=0.13 s:tcm=0.024 s:te$=-0.021
s:tea=-0.021 s:tem=0.036 s:ten=0.095 s:tge=-0.23 s:th$=-0.18 s:the=-0.027 s:thi=-0.03 s:tho=0.12 s:thr=-0.063
s:tic=-0.16 s:tin=-0.03 s:tio=-0.11 s:tle=-0.012 s:tli=0.19 s:tom=-0.012 s:top=0.15 s:tor=-0.03 s:tra=0.098
s:tro=-0.068 s:tru=-0.017 s:try=-0.037 s:ts$=0.32 s:tst=-0.01 s:tte=-0.035 s:ttp=-0.011 s:tur=-0.022
s:two=-0.039 s:ty$=0.074 s:typ=-0.01 s:ue$=-0.017 s:ule=-0.032 s:umb=0.015 s:umn=0.021 s:und=-0.03
s:unt=-0.017 s:up$=-0.016 s:ure=-0.022 s:us$=-0.017 s:use=0.12 s:uss=0.035 s:ust=-0.012 s:ut$=0.18
s:ute=-0.054 s:uth=0.13 s:utt=-0.03 s:ve$=0.024 s:vel=0.088 s:ven=0.17 s:ver=0.12 s:vie=-0.038 s:vis=-0.015
s:wal=0.13 s:wid=-0.14 s:wl$=0.074 s:wn$=-0.04 s:wo$=-0.03 s:wor=-0.22 s:wp$=0.087 s:wra=-0.072 s:ws$=-0.05
s:xs$=-0.035 s:you=0.064 s:ype=-0.01 s:ypo=0.13 s:yst=-0.012 s:yus=0.13 s:ze$=-0.06 s:zin=0.024
says:often=0.42 says:r=0.41 says:s=0.44
`),
};
