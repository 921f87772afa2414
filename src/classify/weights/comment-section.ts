// Weights of the comment section classifier. Written by `skein train`; not edited by hand.
// draft
import { type GramModel, packedWeights } from '../gram-model.ts';

export const commentSectionModel: GramModel = {
  bias: -1.0487,
  slope: -7.4224,
  offset: -1.7264,
  weights: packedWeights(`
r:^a$=-0.026 r:^aa=-0.012 r:^ac=0.18 r:^af=-0.018 r:^ak=-0.012 r:^al=0.062 r:^ap=-0.075 r:^ar=-0.039
r:^at=-0.017 r:^au=0.073 r:^av=0.43 r:^az=-0.012 r:^b$=-0.025 r:^ba=0.096 r:^bc=-0.019 r:^be=0.11 r:^bg=-0.034
r:^bl=0.071 r:^bo=-0.098 r:^br=0.059 r:^bt=-0.03 r:^bu=0.024 r:^by=0.047 r:^c$=0.11 r:^ca=0.031 r:^ch=0.16
r:^ci=-0.039 r:^cl=-0.11 r:^co=0.2 r:^cr=-0.031 r:^cs=-0.012 r:^cu=-0.028 r:^d$=-0.058 r:^da=0.074 r:^de=0.046
r:^di=0.055 r:^do=-0.054 r:^dr=-0.025 r:^du=-0.014 r:^e$=-0.06 r:^ec=-0.027 r:^ed=0.17 r:^ei=0.017 r:^el=-0.06
r:^em=0.14 r:^en=-0.084 r:^ev=0.18 r:^ex=0.18 r:^f$=-0.011 r:^fa=-0.037 r:^fb=-0.055 r:^fe=0.13 r:^fg=-0.012
r:^fi=-0.07 r:^fn=0.18 r:^fo=0.037 r:^fr=0.037 r:^fs=-0.022 r:^fu=-0.034 r:^fz=-0.033 r:^ga=-0.029 r:^ge=0.035
r:^gi=0.067 r:^gl=-0.02 r:^go=-0.032 r:^gr=-0.024 r:^h$=-0.039 r:^ha=0.063 r:^he=0.031 r:^hi=0.071 r:^ho=-0.11
r:^hr=-0.019 r:^ht=-0.14 r:^i$=-0.017 r:^ic=-0.022 r:^im=0.052 r:^in=-0.14 r:^ip=-0.02 r:^ir=0.026 r:^is=0.099
r:^it=0.069 r:^ji=-0.018 r:^jo=0.019 r:^jp=-0.052 r:^js=-0.02 r:^ju=0.01 r:^k$=0.088 r:^ka=0.012 r:^ke=-0.026
r:^ki=-0.021 r:^kn=0.019 r:^ko=-0.082 r:^l$=-0.021 r:^la=-0.17 r:^le=-0.037 r:^lg=-0.031 r:^li=0.23
r:^lk=-0.019 r:^lo=0.13 r:^lt=-0.019 r:^m$=-0.011 r:^ma=0.11 r:^mb=-0.024 r:^mc=-0.023 r:^md=-0.033
r:^me=-0.028 r:^mf=-0.015 r:^mi=-0.066 r:^ml=-0.034 r:^mo=-0.19 r:^mr=-0.045 r:^mt=-0.012 r:^mu=-0.022
r:^my=-0.019 r:^n$=-0.061 r:^na=-0.025 r:^ne=0.082 r:^ni=0.12 r:^no=0.082 r:^nt=-0.028 r:^nu=0.026
r:^o$=-0.011 r:^od=0.17 r:^of=-0.028 r:^og=-0.028 r:^on=-0.048 r:^op=-0.057 r:^or=-0.02 r:^os=0.1 r:^ou=-0.011
r:^ov=-0.042 r:^p$=-0.033 r:^pb=-0.022 r:^pe=0.022 r:^ph=0.14 r:^pi=0.033 r:^pj=-0.012 r:^pl=0.032 r:^po=0.028
r:^pr=-0.14 r:^ps=-0.021 r:^pu=-0.096 r:^py=-0.019 r:^qu=0.089 r:^r$=0.02 r:^ra=0.11 r:^rd=-0.03 r:^re=0.23
r:^ri=-0.11 r:^ro=-0.034 r:^rs=-0.052 r:^rt=0.078 r:^ru=-0.047 r:^ré=0.05 r:^sa=0.11 r:^sc=-0.038 r:^se=-0.09
r:^sh=-0.1 r:^si=-0.058 r:^sk=-0.036 r:^sl=-0.053 r:^sm=-0.055 r:^sn=-0.04 r:^so=0.078 r:^sp=-0.038
r:^sr=-0.073 r:^st=-0.14 r:^su=-0.038 r:^t$=-0.056 r:^ta=-0.21 r:^tb=-0.033 r:^tc=-0.019 r:^te=-0.21
r:^th=0.29 r:^ti=-0.06 r:^tl=-0.019 r:^tp=-0.051 r:^tr=-0.064 r:^tw=-0.052 r:^tx=-0.037 r:^ty=-0.083
r:^u$=-0.043 r:^ug=0.24 r:^ui=-0.024 r:^un=-0.026 r:^up=0.041 r:^ur=0.032 r:^us=0.22 r:^v$=-0.026 r:^va=0.083
r:^vc=0.18 r:^ve=-0.059 r:^vi=0.027 r:^vo=-0.016 r:^w$=-0.011 r:^wa=0.061 r:^we=-0.026 r:^wh=-0.045
r:^wi=-0.17 r:^wl=0.11 r:^wo=0.014 r:^wp=0.041 r:^wr=-0.042 r:^ww=-0.023 r:^x$=-0.054 r:^xo=-0.051
r:^xs=-0.018 r:^ye=-0.018 r:^yo=-0.014 r:^à$=0.05 r:^по=-0.026 r:aaw=-0.012 r:ab$=-0.046 r:abe=-0.11
r:abl=-0.032 r:acc=-0.042 r:ace=0.012 r:ach=-0.019 r:aci=-0.012 r:ack=0.1 r:act=0.14 r:ad$=0.41 r:ada=0.15
r:adc=-0.026 r:add=-0.02 r:ade=0.038 r:adi=-0.011 r:adl=-0.059 r:adm=0.029 r:ado=-0.016 r:ads=-0.072
r:aed=0.061 r:ael=0.012 r:aff=-0.011 r:aft=-0.013 r:ag$=-0.12 r:age=-0.025 r:agr=-0.026 r:ags=-0.046
r:ail=0.07 r:ain=0.14 r:ake=-0.031 r:akt=-0.012 r:al$=0.017 r:ale=-0.028 r:ali=0.13 r:all=-0.013 r:alo=-0.018
r:als=-0.013 r:alt=0.15 r:alu=0.076 r:aly=-0.029 r:am$=-0.054 r:ame=0.02 r:amp=-0.021 r:an$=0.031 r:ana=-0.042
r:anc=-0.048 r:and=0.067 r:ane=0.073 r:ang=-0.015 r:ann=-0.029 r:ant=0.089 r:anz=0.042 r:ap$=-0.068
r:ape=-0.028 r:aph=-0.022 r:api=-0.02 r:app=-0.057 r:apr=-0.016 r:aps=-0.024 r:apt=0.045 r:ar$=0.41
r:ara=-0.036 r:arc=-0.038 r:ard=0.27 r:are=-0.14 r:arf=-0.035 r:arg=-0.061 r:ari=-0.01 r:ark=0.077 r:arm=0.011
r:arr=0.064 r:art=-0.16 r:ary=0.061 r:as$=-0.071 r:ase=-0.072 r:ash=0.12 r:asi=-0.02 r:ask=-0.013 r:ass=0.017
r:ast=-0.027 r:at$=-0.11 r:ata=0.48 r:ati=-0.07 r:ato=-0.021 r:ats=-0.056 r:att=-0.023 r:au$=0.021 r:auf=0.069
r:aul=-0.014 r:aut=0.078 r:av$=-0.057 r:ava=0.44 r:ave=-0.037 r:avo=-0.012 r:awp=-0.012 r:ax$=0.079
r:axi=0.014 r:axo=-0.046 r:ay$=-0.041 r:ayo=0.012 r:ays=0.17 r:aza=-0.012 r:azy=-0.023 r:bac=0.13 r:bal=0.11
r:ban=-0.018 r:bar=-0.035 r:bas=0.01 r:bbo=-0.012 r:be$=-0.012 r:bed=-0.015 r:bel=0.042 r:ber=0.078
r:bes=-0.012 r:bg$=-0.034 r:bil=-0.023 r:bje=-0.01 r:bl$=-0.07 r:ble=-0.045 r:bli=-0.042 r:blo=0.069
r:blu=-0.012 r:bna=-0.035 r:boa=-0.031 r:bod=0.051 r:bol=-0.02 r:bon=-0.012 r:boo=-0.13 r:bor=-0.041
r:bot=-0.028 r:box=-0.011 r:bpo=-0.039 r:bra=0.013 r:bre=-0.026 r:bri=-0.061 r:bro=0.1 r:bs$=-0.021
r:btn=-0.027 r:buc=-0.033 r:bus=-0.015 r:but=0.1 r:bw$=-0.027 r:by$=-0.034 r:byl=-0.089 r:byp=0.07 r:byu=0.15
r:ca$=-0.018 r:cal=-0.073 r:cap=0.021 r:car=0.3 r:cat=-0.15 r:cce=-0.012 r:cci=-0.011 r:cco=-0.042 r:ce$=0.035
r:ceb=-0.076 r:ceh=0.12 r:cel=-0.033 r:cen=-0.13 r:cer=-0.045 r:ces=-0.033 r:ch$=-0.059 r:cha=0.058
r:che=-0.038 r:chi=0.1 r:chm=-0.015 r:cho=-0.027 r:chr=0.088 r:cht=-0.011 r:ci$=-0.023 r:cia=-0.042
r:cio=-0.011 r:cip=-0.029 r:cir=-0.019 r:ck$=0.21 r:cka=-0.012 r:cke=-0.086 r:cki=-0.019 r:cle=-0.089
r:cli=-0.049 r:clo=-0.069 r:co$=-0.015 r:cog=-0.012 r:col=-0.054 r:com=0.5 r:con=0.26 r:cop=-0.028 r:cor=0.027
r:cou=0.22 r:cov=-0.038 r:cre=-0.034 r:cri=-0.032 r:cro=-0.011 r:cru=-0.034 r:cs$=-0.057 r:ct$=-0.024
r:cti=0.13 r:cto=-0.022 r:ctu=-0.034 r:cur=-0.019 r:cz$=-0.012 r:da$=-0.013 r:dal=-0.018 r:dar=0.053
r:das=0.033 r:dat=0.22 r:day=-0.015 r:dba=0.14 r:dcr=-0.026 r:dd$=0.17 r:dde=0.044 r:ddi=-0.045 r:de$=-0.084
r:deb=-0.022 r:ded=0.08 r:def=-0.014 r:del=0.14 r:den=0.099 r:deo=-0.012 r:dep=0.2 r:der=0.078 r:des=-0.06
r:det=-0.038 r:df$=-0.03 r:dfs=-0.028 r:dge=-0.086 r:dia=-0.052 r:dim=-0.012 r:din=-0.059 r:dio=-0.012
r:dis=-0.065 r:dit=0.13 r:diu=-0.017 r:div=0.15 r:dle=-0.013 r:dli=-0.059 r:dmi=0.076 r:dmo=-0.043
r:doc=-0.016 r:dot=-0.02 r:dow=0.012 r:dre=0.14 r:dro=-0.034 r:ds$=0.12 r:dsc=-0.015 r:dsh=-0.01 r:dth=-0.042
r:duc=-0.018 r:dup=-0.01 r:dus=-0.011 r:dy$=0.051 r:dyt=-0.012 r:ead=0.27 r:eal=-0.036 r:ear=-0.037
r:eas=-0.06 r:eat=-0.013 r:eb$=-0.01 r:eba=-0.022 r:ebo=-0.079 r:ebr=-0.021 r:ec$=-0.019 r:ecc=-0.011
r:ece=-0.06 r:ech=-0.011 r:eci=-0.029 r:eco=0.051 r:ect=-0.081 r:ed$=0.12 r:edb=0.14 r:edd=-0.026 r:ede=0.049
r:edi=0.06 r:eds=0.14 r:eed=0.13 r:een=-0.015 r:ef$=-0.012 r:efa=-0.014 r:efe=-0.013 r:efo=0.094 r:eft=-0.057
r:eg$=-0.012 r:ega=-0.01 r:egi=-0.06 r:ego=-0.083 r:egr=-0.033 r:ehe=0.061 r:eho=0.11 r:eig=-0.018
r:ek$=-0.015 r:el$=-0.01 r:ela=-0.055 r:eld=-0.046 r:ele=0.029 r:elf=-0.015 r:elo=0.14 r:em$=0.072 r:ema=0.062
r:emb=-0.028 r:eme=0.073 r:emo=0.068 r:emp=0.015 r:ems=-0.056 r:en$=0.22 r:enc=-0.025 r:end=-0.021 r:ene=0.014
r:enn=-0.019 r:ens=-0.043 r:ent=0.13 r:enu=-0.076 r:enz=0.061 r:eop=-0.01 r:ep$=-0.015 r:epa=-0.039 r:epl=0.56
r:epo=-0.028 r:ept=0.21 r:er$=0.076 r:era=-0.037 r:erc=-0.05 r:ere=-0.02 r:erg=-0.019 r:eri=0.045 r:erl=-0.032
r:ern=0.16 r:ero=-0.039 r:erp=-0.018 r:err=0.034 r:ers=0.074 r:ert=-0.02 r:es$=0.13 r:esc=-0.053 r:esh=0.019
r:esp=0.12 r:ess=-0.063 r:est=-0.077 r:et$=-0.18 r:eta=0.17 r:ete=-0.013 r:eth=-0.018 r:eti=0.051 r:ets=-0.015
r:ett=-0.012 r:eu$=0.019 r:eve=0.19 r:evi=0.03 r:evr=-0.011 r:ew$=0.11 r:ewe=-0.028 r:ews=-0.061 r:exc=-0.018
r:exp=0.037 r:ext=0.034 r:ey$=0.03 r:eyw=-0.019 r:fa$=-0.032 r:fac=-0.076 r:fad=-0.052 r:fae=0.061
r:far=-0.016 r:fas=-0.02 r:fau=-0.023 r:fb$=-0.055 r:fbl=-0.03 r:fbw=-0.019 r:fe$=-0.021 r:feb=-0.01
r:fee=0.15 r:fer=-0.013 r:ffe=0.019 r:ffi=-0.011 r:fg$=-0.012 r:fie=-0.05 r:fil=-0.023 r:fin=-0.04
r:fir=-0.027 r:fit=-0.035 r:fix=-0.045 r:fle=0.03 r:flo=0.036 r:fly=-0.054 r:fn$=0.18 r:fo$=0.044 r:fol=0.17
r:fon=-0.012 r:foo=0.083 r:for=0.071 r:fox=0.1 r:fra=0.027 r:fs$=-0.028 r:ft$=-0.067 r:ful=-0.025 r:fun=-0.018
r:fz$=-0.033 r:ga$=-0.023 r:gal=-0.012 r:gc$=0.24 r:gem=0.012 r:gen=0.025 r:ger=0.044 r:ges=-0.097 r:get=-0.13
r:ggl=0.057 r:ghl=0.061 r:ght=-0.099 r:gif=0.067 r:gin=0.092 r:gio=-0.021 r:glo=-0.02 r:gn$=-0.056 r:gnn=0.014
r:go$=-0.018 r:goo=-0.017 r:gor=-0.083 r:gra=-0.073 r:gre=-0.015 r:gri=-0.035 r:gro=-0.03 r:gs$=-0.046
r:gua=-0.012 r:ha$=0.074 r:hal=-0.014 r:har=-0.065 r:has=0.082 r:hat=-0.042 r:he$=-0.019 r:hea=0.018
r:hed=0.026 r:hei=-0.018 r:hem=-0.029 r:hen=0.049 r:her=-0.067 r:hev=-0.011 r:hic=-0.02 r:hig=0.061 r:hil=0.12
r:hin=-0.017 r:hl$=-0.011 r:hla=0.061 r:hm$=-0.023 r:hme=-0.015 r:hol=0.097 r:hom=-0.015 r:hon=-0.041
r:hor=0.11 r:hos=-0.016 r:hot=0.15 r:hou=-0.012 r:hov=0.061 r:how=-0.06 r:hr$=-0.082 r:hre=0.36 r:ht$=-0.16
r:htb=-0.011 r:htm=-0.024 r:htt=-0.083 r:hum=-0.05 r:ia$=-0.065 r:ial=-0.073 r:ian=0.013 r:ias=-0.016
r:ibb=-0.012 r:ibl=-0.033 r:ic$=-0.063 r:ica=-0.05 r:ice=-0.028 r:ici=-0.011 r:ick=0.037 r:icl=-0.11
r:ics=-0.057 r:ict=-0.043 r:id$=0.09 r:ida=-0.013 r:idd=0.039 r:ide=-0.086 r:idg=-0.086 r:idi=-0.011
r:idt=-0.042 r:ie$=-0.024 r:ieh=0.061 r:iel=-0.039 r:ien=0.033 r:ier=-0.028 r:iew=0.096 r:if$=0.066
r:ifi=-0.045 r:ifo=-0.01 r:igh=-0.037 r:ign=-0.051 r:ii$=0.03 r:iic=0.03 r:ike=0.36 r:il$=0.11 r:ild=0.11
r:ili=-0.021 r:ils=-0.056 r:ima=0.035 r:ime=0.094 r:img=-0.038 r:in$=0.1 r:ina=-0.032 r:ind=0.014 r:ine=-0.053
r:inf=0.031 r:ing=-0.012 r:ini=-0.015 r:ink=0.13 r:inl=0.017 r:ino=-0.011 r:inp=0.076 r:ins=-0.035 r:int=-0.13
r:inu=0.14 r:inv=-0.04 r:ion=0.055 r:ipe=-0.035 r:iph=-0.02 r:ips=-0.021 r:ipt=-0.032 r:irc=-0.019 r:ire=0.063
r:irs=-0.091 r:is$=0.1 r:isb=-0.012 r:ish=-0.014 r:isi=-0.041 r:ism=-0.027 r:iso=-0.022 r:isq=-0.028
r:iss=-0.023 r:ist=-0.03 r:it$=0.12 r:ita=-0.011 r:ite=0.057 r:ith=-0.03 r:iti=-0.049 r:itl=-0.15 r:ito=0.057
r:itt=-0.026 r:ity=-0.043 r:ium=-0.017 r:iv$=0.16 r:iva=-0.05 r:ive=0.019 r:ivi=-0.015 r:iwi=0.03 r:ix$=-0.045
r:ize=-0.055 r:izo=-0.034 r:jec=-0.012 r:ji$=0.076 r:job=-0.011 r:joh=-0.011 r:jpg=-0.04 r:js$=-0.02
r:kab=-0.012 r:kan=-0.014 r:kar=0.019 r:kca=-0.051 r:kdo=0.076 r:ke$=0.4 r:ked=0.1 r:ken=-0.047 r:ker=0.089
r:kes=0.25 r:ket=-0.045 r:key=-0.026 r:kic=-0.041 r:kie=-0.012 r:kin=-0.038 r:kiw=0.03 r:kl$=-0.012
r:kma=-0.028 r:kom=-0.082 r:ks$=-0.089 r:ktu=-0.012 r:kus=0.055 r:la$=0.047 r:lab=-0.12 r:lac=0.1 r:lai=0.054
r:lan=0.03 r:lap=-0.024 r:lar=-0.031 r:las=-0.063 r:lat=-0.032 r:laz=-0.023 r:ld$=-0.065 r:lde=0.12 r:ldr=0.12
r:lds=-0.031 r:le$=-0.22 r:leb=-0.021 r:lec=-0.017 r:lef=-0.066 r:leg=-0.038 r:lem=0.096 r:len=-0.012
r:ler=-0.012 r:les=-0.031 r:let=0.018 r:lex=0.03 r:lf$=-0.043 r:lg$=-0.031 r:li$=0.034 r:lic=-0.052
r:lid=-0.023 r:lie=0.098 r:lif=-0.031 r:lig=-0.023 r:lik=0.41 r:lin=0.2 r:lip=-0.012 r:lis=-0.019 r:lit=-0.026
r:liv=-0.02 r:lk$=-0.019 r:ll$=-0.2 r:lla=0.032 r:llo=0.14 r:lob=-0.011 r:loc=-0.011 r:log=0.079 r:loo=0.099
r:lor=-0.022 r:los=-0.071 r:lot=-0.024 r:lou=-0.026 r:low=0.16 r:ls$=-0.095 r:lsh=0.023 r:lso=-0.028
r:lt$=0.14 r:lth=-0.027 r:lue=0.073 r:lum=0.033 r:lus=-0.053 r:lve=0.01 r:ly$=0.49 r:lyt=0.052 r:ma$=-0.01
r:mag=0.062 r:mai=0.14 r:mak=-0.03 r:mal=0.018 r:man=0.04 r:mar=-0.017 r:mas=-0.026 r:mat=-0.032 r:max=0.12
r:mb$=-0.077 r:mbe=0.028 r:mbn=-0.035 r:mc$=-0.023 r:md$=-0.033 r:me$=0.13 r:med=-0.061 r:meh=-0.082
r:men=0.43 r:mes=-0.017 r:met=0.18 r:mg$=-0.038 r:min=0.02 r:mis=-0.018 r:ml$=-0.058 r:mma=-0.054 r:mme=0.55
r:mn$=0.023 r:mns=0.086 r:mo$=-0.029 r:mob=-0.011 r:mod=-0.097 r:moj=0.076 r:mon=-0.011 r:mor=-0.092
r:mos=-0.018 r:mot=-0.018 r:mp$=-0.066 r:mpa=-0.014 r:mpl=0.016 r:mpo=-0.065 r:mr$=-0.034 r:ms$=-0.1
r:msm=-0.011 r:mt$=-0.012 r:mut=-0.012 r:my$=-0.065 r:na$=-0.017 r:nai=-0.057 r:nal=0.14 r:nam=0.023
r:nan=-0.03 r:nar=-0.013 r:nav=-0.07 r:nc$=-0.016 r:nce=-0.059 r:nci=-0.023 r:nd$=0.12 r:nda=0.026 r:nde=0.26
r:ndi=-0.015 r:ndo=-0.016 r:ndr=0.042 r:nds=-0.03 r:ndu=-0.011 r:ne$=-0.056 r:ned=-0.011 r:nee=0.13
r:nel=0.029 r:nen=-0.062 r:ner=0.12 r:nes=-0.047 r:new=-0.059 r:nfo=0.035 r:ng$=-0.053 r:ngl=0.043 r:nia=-0.01
r:nic=0.12 r:nie=-0.012 r:nig=0.021 r:nit=-0.01 r:nk$=0.25 r:nkc=-0.051 r:nke=-0.035 r:nkl=-0.017 r:nks=-0.08
r:nli=0.016 r:nly=-0.029 r:nne=-0.097 r:nno=0.014 r:nns=0.054 r:no$=0.06 r:nod=-0.041 r:nof=0.19 r:nom=-0.055
r:non=-0.012 r:noo=0.021 r:nor=0.012 r:not=0.11 r:now=-0.023 r:npu=0.076 r:nre=-0.021 r:ns$=0.41 r:nse=0.02
r:nsi=-0.038 r:nst=-0.043 r:nt$=0.16 r:nta=0.011 r:ntc=-0.071 r:nte=0.27 r:nth=-0.037 r:nti=0.18 r:ntm=0.091
r:nts=-0.036 r:ntw=0.074 r:nu$=-0.034 r:nue=0.084 r:num=0.047 r:nus=-0.091 r:nut=-0.022 r:nux=0.1 r:nve=-0.012
r:nvi=-0.028 r:ny$=-0.023 r:nzi=0.061 r:oad=0.015 r:oar=-0.031 r:obe=0.042 r:obi=-0.011 r:oca=-0.023
r:oci=-0.04 r:ock=-0.036 r:od$=-0.031 r:oda=-0.032 r:odd=0.17 r:ode=-0.053 r:odi=-0.016 r:odu=-0.033
r:ody=0.051 r:oe$=0.017 r:of$=-0.02 r:off=0.016 r:ofo=0.19 r:og$=0.15 r:ogg=0.057 r:ogi=0.095 r:ogl=-0.017
r:ogr=-0.073 r:ohn=-0.011 r:oid=-0.01 r:oji=0.076 r:ok$=-0.1 r:okm=-0.028 r:old=0.11 r:ole=-0.012 r:oll=0.14
r:olo=-0.039 r:ols=-0.033 r:olu=0.033 r:om$=-0.1 r:omb=-0.019 r:ome=0.077 r:omi=-0.011 r:omm=0.55 r:omo=-0.036
r:omp=-0.085 r:omy=-0.046 r:on$=0.028 r:ond=0.25 r:one=-0.093 r:onl=-0.031 r:ono=-0.055 r:ons=0.28 r:ont=0.26
r:oog=-0.017 r:ook=-0.13 r:ool=-0.033 r:oom=-0.027 r:oon=0.12 r:oop=0.021 r:oot=0.083 r:op$=-0.083
r:opd=-0.025 r:ope=-0.012 r:opi=-0.05 r:opl=-0.01 r:opt=-0.011 r:opu=0.044 r:opy=-0.019 r:oq$=-0.012 r:or$=0.2
r:ora=0.03 r:ord=-0.056 r:ore=-0.068 r:org=-0.015 r:ori=-0.067 r:ork=-0.033 r:orm=0.074 r:orn=-0.015
r:oro=-0.013 r:orp=0.03 r:ort=0.24 r:ory=-0.1 r:os$=0.059 r:ose=-0.06 r:osi=-0.018 r:ost=0.049 r:ot$=0.09
r:otc=0.019 r:ote=0.17 r:oth=-0.018 r:oto=0.14 r:ott=-0.022 r:oul=-0.01 r:oun=0.18 r:oup=0.026 r:our=-0.013
r:out=-0.037 r:ov$=-0.04 r:ove=0.024 r:ow$=0.052 r:owd=-0.01 r:owe=0.14 r:own=0.015 r:owr=-0.012 r:ows=0.092
r:owt=-0.01 r:ox$=0.093 r:oxo=-0.051 r:pac=-0.022 r:pad=-0.019 r:pag=-0.088 r:pan=0.11 r:pap=-0.011
r:par=0.029 r:pbp=-0.019 r:pda=-0.012 r:pdo=-0.025 r:pe$=-0.13 r:pen=-0.04 r:peo=-0.01 r:pes=-0.03 r:pg$=-0.04
r:pha=-0.012 r:pho=0.12 r:pic=-0.076 r:pin=-0.025 r:pla=0.11 r:ple=-0.035 r:pli=0.072 r:plo=0.053 r:plu=-0.053
r:ply=0.56 r:po$=-0.039 r:poc=-0.015 r:pol=-0.018 r:pon=0.11 r:pop=0.044 r:por=0.09 r:pp$=-0.036 r:ppe=-0.015
r:ppo=0.076 r:pra=-0.013 r:pri=-0.067 r:pro=-0.062 r:ps$=-0.06 r:pse=-0.024 r:pt$=-0.027 r:ptc=0.076
r:pth=0.22 r:pti=-0.075 r:pub=-0.044 r:pul=-0.056 r:pup=0.057 r:put=0.074 r:py$=-0.015 r:pyr=-0.011
r:pyt=-0.012 r:qui=-0.012 r:quo=0.1 r:qus=-0.028 r:ra$=0.081 r:rac=-0.022 r:rad=-0.018 r:rag=-0.011
r:rai=-0.011 r:ral=-0.029 r:ram=-0.057 r:ran=0.023 r:rap=-0.078 r:ras=0.019 r:rax=-0.012 r:rc$=-0.047
r:rca=-0.05 r:rch=-0.034 r:rcl=-0.019 r:rd$=0.27 r:rde=-0.041 r:rdf=-0.03 r:rds=0.057 r:re$=-0.23 r:rea=0.25
r:rec=-0.1 r:red=-0.074 r:ree=-0.015 r:reg=-0.06 r:rel=-0.049 r:rem=-0.033 r:ren=0.039 r:rep=0.54 r:rer=0.027
r:res=0.098 r:rev=0.039 r:rfi=-0.035 r:rg$=-0.025 r:rge=-0.053 r:ria=-0.016 r:rib=-0.012 r:ric=-0.026
r:rid=-0.039 r:rie=-0.069 r:rig=-0.096 r:rim=0.048 r:rin=-0.054 r:rip=-0.038 r:ris=0.042 r:rit=-0.026
r:riz=-0.034 r:rk$=-0.054 r:rkd=0.076 r:rke=-0.018 r:rks=-0.02 r:rku=0.055 r:rl$=0.062 r:rla=-0.021
r:rli=-0.012 r:rm$=0.075 r:rma=0.039 r:rme=-0.01 r:rms=-0.041 r:rna=0.18 r:rne=-0.011 r:rni=-0.015
r:ro$=-0.041 r:rob=0.033 r:rod=-0.018 r:rog=-0.02 r:rol=0.031 r:rom=0.065 r:ron=-0.031 r:roo=-0.019
r:rop=-0.032 r:rou=0.022 r:rov=-0.015 r:row=0.12 r:rpt=-0.018 r:rre=0.012 r:rro=0.07 r:rs$=0.087 r:rso=-0.02
r:rss=-0.052 r:rst=-0.092 r:rt$=0.16 r:rte=0.13 r:rtg=0.061 r:rth=0.019 r:rti=-0.15 r:rto=-0.025 r:rty=0.013
r:ruc=-0.017 r:rue=-0.033 r:rum=-0.031 r:run=-0.012 r:ry$=-0.04 r:rép=0.05 r:sap=-0.036 r:sar=-0.019
r:sav=-0.087 r:say=0.17 r:sbu=-0.012 r:sc$=-0.017 r:sca=-0.024 r:sch=-0.024 r:scr=-0.055 r:se$=-0.068
r:sea=-0.032 r:sed=-0.061 r:see=-0.028 r:sel=0.026 r:sen=-0.036 r:sep=-0.038 r:ser=0.3 r:set=-0.015
r:sha=-0.05 r:she=0.013 r:sho=0.063 r:shr=-0.012 r:sib=-0.033 r:sic=0.019 r:sid=-0.031 r:sig=-0.039
r:sin=0.028 r:sio=-0.031 r:sis=-0.012 r:sit=-0.038 r:siv=-0.017 r:siz=-0.057 r:sk$=-0.019 r:ski=-0.019
r:sli=-0.015 r:slo=-0.024 r:sm$=-0.089 r:sma=-0.059 r:so$=-0.028 r:soc=-0.04 r:son=-0.031 r:sor=0.12
r:spa=-0.019 r:spe=-0.019 r:spl=-0.019 r:spo=0.13 r:squ=-0.028 r:sr$=-0.02 r:src=-0.052 r:ss$=-0.12
r:ssi=0.017 r:st$=-0.23 r:sta=-0.042 r:ste=-0.11 r:sti=0.065 r:sto=-0.019 r:str=-0.038 r:sts=-0.08
r:sty=-0.036 r:sub=-0.027 r:sue=-0.013 r:sum=-0.07 r:sun=-0.022 r:sup=0.076 r:ta$=0.19 r:tab=-0.025
r:tac=-0.024 r:tad=0.15 r:tag=-0.16 r:tai=0.092 r:tak=-0.01 r:tal=-0.019 r:tam=-0.01 r:tan=-0.029 r:tar=0.34
r:tat=-0.052 r:tau=0.07 r:tax=-0.046 r:tbl=-0.033 r:tbo=-0.011 r:tc$=-0.019 r:tch=0.072 r:tco=-0.052
r:te$=0.13 r:tea=-0.06 r:ted=0.016 r:teg=-0.083 r:tel=-0.034 r:tem=0.11 r:ten=0.24 r:tep=-0.015 r:ter=0.045
r:tes=-0.074 r:tet=0.052 r:tex=-0.16 r:tge=0.061 r:th$=0.077 r:the=-0.033 r:thm=-0.028 r:tho=0.12 r:thr=0.37
r:thu=-0.05 r:tic=-0.19 r:tid=0.11 r:tif=-0.028 r:tim=0.098 r:tin=0.08 r:tio=0.079 r:tis=-0.028 r:tit=-0.15
r:tiv=0.018 r:tl$=-0.019 r:tle=-0.15 r:tme=0.041 r:tml=-0.024 r:tn$=-0.027 r:tne=-0.021 r:to$=0.19
r:tod=-0.021 r:tog=0.052 r:tom=-0.028 r:ton=0.09 r:too=-0.014 r:top=-0.11 r:tos=-0.013 r:tp$=-0.095
r:tpi=-0.011 r:tps=-0.038 r:tr$=-0.027 r:tra=-0.033 r:tri=-0.077 r:tro=0.065 r:tru=-0.041 r:try=-0.033
r:ts$=-0.097 r:tsa=-0.087 r:tse=-0.013 r:tta=-0.015 r:tte=-0.03 r:tto=0.016 r:ttp=-0.083 r:tub=-0.012
r:tue=-0.012 r:tur=-0.051 r:tw$=-0.02 r:twi=-0.026 r:two=0.055 r:txt=-0.037 r:ty$=-0.028 r:tyl=-0.042
r:typ=-0.083 r:ub$=-0.019 r:ube=-0.012 r:ubl=-0.042 r:uch=-0.012 r:uck=-0.033 r:uct=-0.026 r:ud$=-0.011
r:ue$=0.14 r:uel=-0.012 r:uf$=0.074 r:ugc=0.24 r:uid=-0.02 r:ula=-0.013 r:uld=-0.01 r:ule=-0.023 r:ull=-0.059
r:ult=-0.014 r:um$=0.031 r:umm=-0.068 r:umn=0.014 r:ump=-0.056 r:un$=-0.062 r:unc=-0.02 r:und=-0.033
r:unt=0.22 r:uot=0.1 r:up$=0.062 r:upd=-0.012 r:upe=-0.019 r:upl=0.056 r:upp=0.073 r:ure=-0.038 r:uri=-0.018
r:url=0.048 r:urr=-0.016 r:us$=-0.08 r:use=0.36 r:usi=-0.016 r:ust=-0.02 r:ut$=0.051 r:ute=-0.025 r:uth=0.12
r:uto=-0.021 r:utr=-0.022 r:utt=0.094 r:utu=-0.012 r:ux$=0.094 r:val=0.085 r:van=-0.012 r:vat=0.4 r:vca=0.18
r:ven=0.19 r:vie=0.087 r:vis=-0.055 r:von=-0.012 r:vro=-0.011 r:wal=0.067 r:wda=-0.01 r:wed=-0.028
r:wee=-0.015 r:wel=0.13 r:wer=-0.01 r:wha=-0.042 r:wic=-0.012 r:wid=-0.13 r:wii=0.03 r:win=-0.012 r:wit=-0.054
r:wl$=0.11 r:wn$=0.023 r:wor=0.07 r:wp$=0.037 r:wra=-0.06 r:ws$=-0.067 r:wse=0.1 r:wti=-0.01 r:ww$=-0.023
r:www=-0.023 r:xce=-0.018 r:xim=0.026 r:xis=-0.02 r:xl$=-0.011 r:xo$=-0.051 r:xon=-0.046 r:xox=-0.051
r:xpa=0.071 r:xs$=-0.012 r:xt$=-0.15 r:xte=0.12 r:xtp=-0.011 r:ybo=0.076 r:yea=-0.014 r:yer=-0.018
r:yle=-0.036 r:yli=-0.058 r:ylo=-0.016 r:ype=-0.089 r:ypo=0.07 r:yri=-0.017 r:ys$=0.17 r:yte=-0.011
r:yth=-0.012 r:yti=-0.02 r:yto=0.072 r:yus=0.15 r:ywo=-0.019 r:ze$=-0.044 r:zes=-0.012 r:zie=0.061
r:zon=-0.036 r:zy$=-0.019 r:épo=0.05 r:дел=-0.026 r:ели=-0.026 r:ить=-0.026 r:лит=-0.026 r:оде=-0.026
r:под=-0.026 r:ся$=-0.026 r:тьс=-0.026 r:ься=-0.026 s:^ac=-0.021 s:^ad=-0.037 s:^al=-0.079 s:^an=-0.039
s:^ap=0.18 s:^au=0.062 s:^b$=0.063 s:^ba=-0.011 s:^be=-0.018 s:^bo=-0.047 s:^br=-0.017 s:^by=0.064 s:^c$=0.047
s:^ca=0.018 s:^ce=-0.012 s:^co=0.12 s:^cs=-0.011 s:^cu=-0.018 s:^d$=-0.028 s:^de=0.11 s:^di=0.11 s:^dl=0.063
s:^do=-0.015 s:^dr=-0.039 s:^ed=-0.014 s:^el=-0.011 s:^em=-0.011 s:^en=-0.05 s:^ev=0.028 s:^f$=-0.01
s:^fa=0.069 s:^fi=0.057 s:^fl=-0.082 s:^fo=-0.096 s:^fr=-0.023 s:^ft=-0.012 s:^gl=0.079 s:^gr=0.032 s:^ha=0.17
s:^he=-0.13 s:^hf=-0.053 s:^hi=0.078 s:^ho=0.13 s:^ht=-0.019 s:^id=-0.045 s:^in=-0.13 s:^io=-0.012 s:^is=0.074
s:^it=-0.09 s:^js=-0.04 s:^ju=-0.014 s:^k$=-0.014 s:^ko=-0.066 s:^l$=-0.12 s:^la=0.053 s:^li=0.14 s:^lo=0.16
s:^m$=-0.01 s:^ma=-0.092 s:^md=-0.018 s:^me=-0.097 s:^mo=-0.029 s:^ms=-0.031 s:^na=-0.064 s:^ny=-0.014
s:^o$=-0.05 s:^od=-0.029 s:^on=0.038 s:^op=-0.028 s:^or=-0.014 s:^ou=0.079 s:^pa=-0.026 s:^pj=-0.012
s:^po=-0.061 s:^pr=0.028 s:^pu=-0.016 s:^r$=-0.01 s:^ra=0.19 s:^re=-0.018 s:^ro=-0.077 s:^sc=-0.016
s:^se=-0.04 s:^sh=-0.031 s:^si=-0.17 s:^sl=-0.026 s:^sm=-0.12 s:^so=0.063 s:^sp=-0.025 s:^t$=-0.032
s:^ta=-0.015 s:^te=0.02 s:^th=0.16 s:^ti=-0.016 s:^to=0.059 s:^tr=-0.037 s:^ty=-0.026 s:^un=-0.012
s:^ur=-0.029 s:^v$=0.18 s:^vi=-0.023 s:^wa=0.17 s:^wi=-0.084 s:^wl=0.044 s:^wo=-0.011 s:^wr=-0.078
s:^ww=-0.012 s:^xs=-0.013 s:abl=-0.02 s:abs=-0.02 s:acc=-0.015 s:ace=-0.022 s:aci=-0.012 s:ack=-0.023
s:ad$=0.088 s:add=0.097 s:ade=-0.067 s:aed=0.078 s:ag$=-0.014 s:aga=0.014 s:age=-0.11 s:ain=-0.065 s:al$=0.07
s:ali=0.12 s:all=-0.085 s:alt=-0.024 s:ame=-0.029 s:amm=-0.013 s:anc=-0.017 s:and=0.038 s:ane=-0.02
s:ann=-0.021 s:ap$=-0.012 s:app=0.075 s:ar$=0.03 s:ard=0.044 s:are=0.05 s:arf=-0.066 s:aro=-0.012 s:art=-0.061
s:ary=-0.059 s:as$=0.061 s:ash=0.12 s:ast=0.11 s:at$=0.012 s:ata=-0.027 s:ati=-0.017 s:aul=-0.014 s:aut=0.062
s:av$=-0.064 s:ax$=-0.026 s:ayo=0.066 s:azi=0.014 s:bal=0.079 s:bar=-0.03 s:bet=-0.014 s:ble=-0.022
s:bli=-0.014 s:bod=0.015 s:bor=-0.023 s:bot=-0.022 s:box=-0.022 s:bs$=-0.02 s:byp=-0.037 s:byu=0.064
s:car=0.032 s:cat=-0.015 s:cco=-0.015 s:ce$=-0.014 s:cen=-0.013 s:cer=-0.014 s:ces=-0.016 s:cha=-0.021
s:che=-0.016 s:chi=0.019 s:cio=-0.012 s:cip=-0.01 s:ck$=-0.024 s:cke=-0.016 s:cks=-0.026 s:cle=-0.12
s:col=-0.1 s:com=0.55 s:con=-0.052 s:cop=-0.049 s:cor=-0.015 s:css=-0.011 s:ct$=-0.013 s:cti=0.021 s:cus=0.042
s:dar=-0.059 s:dat=-0.027 s:dd$=-0.029 s:ddi=0.097 s:de$=-0.11 s:deb=-0.021 s:def=-0.014 s:den=0.078
s:dep=0.069 s:der=0.052 s:des=0.11 s:det=-0.042 s:dge=-0.072 s:din=0.097 s:dio=-0.019 s:dis=0.048 s:dit=-0.014
s:div=0.059 s:dlg=0.063 s:dow=-0.045 s:dro=-0.039 s:ds$=0.018 s:dul=-0.021 s:dy$=0.011 s:ea$=0.14 s:ead=0.024
s:eba=-0.021 s:eci=-0.01 s:eco=-0.059 s:ect=0.027 s:ed$=0.12 s:ede=0.078 s:edi=-0.019 s:eed=-0.053
s:een=-0.014 s:efa=-0.015 s:ehe=0.078 s:ehr=-0.068 s:el$=0.022 s:ele=-0.012 s:ell=-0.019 s:em$=-0.08
s:ema=-0.025 s:eme=-0.072 s:emp=0.025 s:ems=-0.01 s:enc=-0.016 s:end=0.051 s:ent=0.2 s:enu=-0.043 s:enz=0.078
s:ept=0.069 s:er$=-0.12 s:es$=-0.022 s:esc=-0.012 s:esk=0.12 s:est=-0.014 s:et$=-0.074 s:eta=-0.03
s:ete=-0.031 s:etr=-0.039 s:etw=-0.014 s:eve=0.1 s:ew$=-0.022 s:ews=-0.046 s:ex$=-0.066 s:fae=0.078
s:fau=-0.014 s:fee=-0.053 s:fic=-0.014 s:fle=-0.066 s:flo=-0.044 s:fo$=-0.048 s:fon=-0.041 s:foo=-0.046
s:gaz=0.014 s:ge$=-0.11 s:ged=0.12 s:gen=-0.014 s:get=-0.072 s:gge=0.12 s:ghl=0.078 s:ght=-0.018 s:gle=-0.037
s:glo=0.079 s:gn$=-0.039 s:gnw=-0.055 s:gro=0.025 s:han=-0.021 s:har=-0.031 s:has=0.18 s:hea=-0.13
s:hed=-0.014 s:hem=-0.015 s:hen=0.076 s:hfe=-0.053 s:hig=0.078 s:hil=0.019 s:hla=0.078 s:hol=0.071
s:hon=-0.017 s:hor=0.062 s:hos=0.056 s:hov=0.12 s:hr$=-0.068 s:hre=0.15 s:hri=0.014 s:ht$=-0.017 s:htm=-0.012
s:htt=-0.019 s:ia$=-0.011 s:ica=-0.014 s:icl=-0.12 s:id$=-0.044 s:ide=-0.11 s:idg=-0.072 s:ieh=0.078
s:ies=0.019 s:iew=-0.022 s:ifi=-0.014 s:ige=-0.014 s:igh=0.06 s:ign=-0.093 s:il$=-0.012 s:ild=0.019
s:ima=-0.012 s:in$=-0.1 s:ine=0.19 s:inf=-0.048 s:ing=0.065 s:ink=-0.012 s:ins=-0.014 s:int=-0.023
s:io$=-0.012 s:ion=0.021 s:iou=-0.012 s:ipe=-0.01 s:is$=0.074 s:isc=0.06 s:ish=-0.014 s:ist=0.19 s:ita=-0.014
s:ite=-0.14 s:iti=-0.012 s:ive=0.012 s:ize=-0.041 s:jax=-0.012 s:js$=-0.04 s:jus=-0.014 s:ker=-0.014
s:kli=-0.015 s:kom=-0.066 s:ks$=-0.032 s:kto=0.12 s:lab=-0.012 s:lan=0.078 s:lat=0.019 s:lay=0.066 s:lde=0.071
s:le$=-0.21 s:lem=-0.083 s:let=-0.023 s:lev=0.084 s:lex=-0.066 s:lg$=0.055 s:lic=-0.013 s:lid=-0.011
s:lig=-0.072 s:lin=0.16 s:lis=0.18 s:ll$=-0.084 s:lli=-0.014 s:lob=0.079 s:log=0.12 s:loo=0.05 s:low=-0.047
s:lt$=-0.048 s:lum=-0.021 s:ly$=0.043 s:ma$=-0.014 s:mai=-0.055 s:mal=-0.085 s:mar=-0.016 s:mat=-0.013
s:max=-0.014 s:mbe=-0.011 s:md$=-0.018 s:meh=-0.068 s:men=0.47 s:mes=-0.021 s:met=-0.027 s:ml$=-0.012
s:mme=0.55 s:mn$=0.03 s:mns=-0.06 s:mod=-0.022 s:mpl=-0.057 s:mpo=-0.04 s:ms$=-0.01 s:msm=-0.031 s:nam=-0.021
s:nav=-0.064 s:nce=-0.018 s:nd$=0.011 s:nda=-0.059 s:nde=0.067 s:ne$=0.15 s:ned=0.097 s:nel=-0.041 s:nen=-0.04
s:ner=-0.19 s:new=-0.042 s:nfo=-0.048 s:ng$=0.092 s:ngl=-0.025 s:nly=0.044 s:nne=-0.026 s:no$=0.015
s:ns$=-0.069 s:nst=0.082 s:nt$=0.087 s:nta=-0.26 s:nte=-0.093 s:ntl=0.049 s:ntr=-0.08 s:nts=0.67 s:nwi=-0.055
s:nym=-0.014 s:nzi=0.078 s:oba=0.079 s:odd=-0.029 s:odu=-0.021 s:ody=0.015 s:ogg=0.12 s:ol$=-0.087 s:old=0.071
s:olu=-0.021 s:om$=-0.031 s:omm=0.59 s:omp=-0.1 s:on$=0.016 s:ond=-0.067 s:one=-0.05 s:onl=0.044 s:ons=0.086
s:ont=-0.16 s:ook=-0.02 s:oop=0.05 s:oot=-0.046 s:op$=0.22 s:opt=-0.028 s:opu=-0.018 s:opy=-0.049 s:or$=0.062
s:ord=-0.027 s:org=-0.014 s:ork=-0.011 s:orl=-0.011 s:orm=-0.012 s:ort=0.067 s:os$=-0.029 s:osi=-0.012
s:ost=-0.018 s:ote=-0.054 s:ott=-0.022 s:oup=0.026 s:ous=-0.023 s:out=0.14 s:ove=0.12 s:ow$=-0.11 s:own=-0.045
s:ox$=-0.022 s:pac=-0.025 s:pad=0.097 s:pag=-0.11 s:pan=-0.02 s:par=0.06 s:pat=0.014 s:pe$=-0.026 s:per=-0.1
s:pja=-0.012 s:pla=0.025 s:pon=-0.042 s:pop=-0.018 s:pos=-0.1 s:pp$=0.18 s:ppe=-0.1 s:pri=0.028 s:ps$=-0.026
s:pth=0.069 s:pts=-0.028 s:pub=-0.014 s:pup=-0.012 s:pus=-0.014 s:py$=-0.035 s:pyr=-0.014 s:ra$=0.074
s:rac=-0.022 s:rai=0.096 s:ram=-0.012 s:rap=-0.11 s:ras=0.12 s:rd$=-0.059 s:rde=-0.012 s:rdi=-0.015
s:rds=0.052 s:re$=-0.12 s:rea=0.29 s:rec=-0.019 s:rep=0.02 s:rfi=-0.066 s:rg$=-0.014 s:ri$=-0.014 s:ria=-0.011
s:rig=-0.015 s:rin=0.034 s:riv=0.014 s:rks=-0.011 s:rl$=-0.015 s:rla=-0.011 s:rm$=-0.02 s:ro$=-0.042
s:ron=-0.021 s:rop=-0.039 s:rou=0.011 s:row=-0.074 s:rt$=0.097 s:rti=-0.12 s:rue=-0.015 s:ry$=-0.094
s:sch=-0.016 s:scu=0.06 s:sec=-0.033 s:sel=-0.017 s:ser=0.048 s:sha=-0.031 s:she=-0.014 s:sho=0.11
s:sid=-0.035 s:sin=-0.032 s:sio=0.052 s:sit=-0.063 s:siz=-0.041 s:skt=0.12 s:sli=-0.011 s:sm$=-0.11
s:sma=-0.083 s:sor=0.067 s:spa=-0.025 s:ss$=-0.017 s:ssi=0.06 s:st$=0.21 s:sta=-0.052 s:ste=0.11 s:sti=-0.024
s:sto=-0.023 s:str=0.094 s:sts=-0.01 s:ta$=-0.027 s:tab=-0.029 s:tai=-0.15 s:tan=-0.014 s:tar=-0.13
s:tau=-0.037 s:te$=-0.053 s:tea=-0.012 s:tel=-0.022 s:tem=-0.066 s:ten=-0.062 s:ter=0.02 s:th$=0.067
s:tho=0.054 s:thr=0.17 s:tic=-0.12 s:tif=-0.014 s:tin=-0.011 s:tio=-0.019 s:tli=0.049 s:tml=-0.012
s:tom=-0.033 s:top=0.18 s:tps=-0.015 s:tra=0.072 s:tro=-0.081 s:tru=-0.015 s:try=-0.037 s:ts$=0.62
s:tto=-0.022 s:ttp=-0.019 s:tur=-0.025 s:twe=-0.014 s:ty$=-0.01 s:typ=-0.016 s:ubl=-0.014 s:ue$=-0.015
s:uid=-0.013 s:ule=-0.021 s:ult=-0.014 s:um$=-0.011 s:umn=-0.021 s:unt=-0.012 s:up$=0.014 s:ure=-0.014
s:uri=-0.014 s:url=-0.015 s:us$=-0.024 s:use=0.052 s:uss=0.06 s:ust=-0.032 s:ut$=0.18 s:ute=-0.04 s:uth=0.062
s:ve$=0.012 s:ven=0.028 s:ver=0.12 s:vie=-0.022 s:wal=0.18 s:wee=-0.014 s:wid=-0.13 s:wl$=0.043 s:wn$=-0.045
s:wor=-0.011 s:wra=-0.11 s:ws$=-0.048 s:ww$=-0.012 s:www=-0.012 s:xs$=-0.013 s:yma=-0.014 s:you=0.066
s:ype=-0.016 s:ypo=-0.037 s:yri=-0.018 s:yus=0.064 s:ze$=-0.041 s:zie=0.078 s:zin=0.014 s:zon=-0.014
says:often=0.35 says:r=0.55 says:s=0.59
`),
};
