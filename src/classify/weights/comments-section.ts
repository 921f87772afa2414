// Weights of the comment section classifier. Written by `skein train`; not edited by hand.
// 2042 sections of 199 sites; sites left out: F1 0.980 (precision 0.983, recall 0.977, 2042); n-grams alone: F1 0.971 (precision 0.978, recall 0.965, 593).
import { type GramModel, packedWeights } from '../gram-model.ts';

export const commentSectionModel: GramModel = {
  bias: -1.1823,
  slope: -6.478,
  offset: -1.2406,
  weights: packedWeights(`
r:^a$=-0.027 r:^ac=0.11 r:^ad=0.11 r:^al=0.071 r:^ap=-0.041 r:^ar=0.019 r:^as=-0.014 r:^at=-0.013 r:^au=-0.074
r:^av=0.61 r:^ay=0.024 r:^az=-0.015 r:^b$=-0.058 r:^ba=0.094 r:^bb=-0.026 r:^be=0.19 r:^bg=-0.037 r:^bi=0.012
r:^bl=0.21 r:^bo=0.067 r:^br=0.09 r:^bt=-0.059 r:^bw=-0.015 r:^by=0.12 r:^c$=0.16 r:^ca=-0.038 r:^cd=-0.015
r:^ce=-0.017 r:^ch=0.25 r:^ci=0.037 r:^cl=0.021 r:^co=-0.076 r:^cr=-0.032 r:^cs=-0.015 r:^cu=-0.036
r:^d$=-0.065 r:^da=0.17 r:^de=0.074 r:^di=0.046 r:^dr=-0.045 r:^du=-0.018 r:^e$=-0.046 r:^ec=-0.022
r:^ed=0.089 r:^el=-0.076 r:^em=0.1 r:^en=-0.082 r:^es=-0.021 r:^et=0.014 r:^ev=0.28 r:^ex=0.13 r:^f$=0.042
r:^fa=-0.11 r:^fb=-0.046 r:^fe=-0.11 r:^fg=-0.015 r:^fi=-0.079 r:^fl=0.034 r:^fn=-0.045 r:^fo=-0.098
r:^fr=0.072 r:^fs=0.056 r:^fu=-0.054 r:^ga=-0.032 r:^ge=0.084 r:^gi=-0.015 r:^gl=-0.017 r:^go=0.017
r:^gp=-0.015 r:^gr=0.014 r:^h$=-0.047 r:^ha=0.052 r:^he=0.15 r:^hi=0.039 r:^hm=-0.011 r:^ho=-0.1 r:^hr=-0.013
r:^ht=-0.17 r:^ic=-0.056 r:^id=-0.038 r:^if=-0.021 r:^im=0.037 r:^in=-0.11 r:^ip=-0.027 r:^ir=0.083
r:^is=0.084 r:^it=0.036 r:^je=0.04 r:^ji=-0.028 r:^jo=0.1 r:^jp=-0.053 r:^js=-0.014 r:^k$=0.044 r:^ka=0.05
r:^ke=-0.023 r:^ki=0.17 r:^kn=0.086 r:^ko=-0.047 r:^l$=-0.02 r:^la=-0.11 r:^le=-0.014 r:^lg=-0.036 r:^li=0.44
r:^lo=0.018 r:^lt=-0.013 r:^ly=-0.011 r:^m$=0.038 r:^ma=0.042 r:^mb=-0.027 r:^md=-0.045 r:^me=-0.25
r:^mf=-0.015 r:^mi=0.1 r:^ml=-0.027 r:^mm=-0.011 r:^mo=-0.18 r:^mr=-0.028 r:^ms=-0.012 r:^mt=-0.027
r:^mu=-0.036 r:^my=-0.027 r:^n$=-0.029 r:^na=0.038 r:^ne=0.047 r:^ni=0.078 r:^no=0.05 r:^nt=-0.028
r:^nu=-0.084 r:^od=0.31 r:^of=-0.029 r:^og=-0.028 r:^on=-0.05 r:^op=-0.093 r:^or=-0.042 r:^os=0.12
r:^ot=-0.015 r:^ou=-0.014 r:^ov=-0.04 r:^p$=-0.041 r:^pa=0.098 r:^pe=0.059 r:^ph=0.083 r:^pi=0.051
r:^pj=-0.015 r:^pl=0.1 r:^pr=-0.16 r:^ps=-0.041 r:^pu=-0.076 r:^px=-0.014 r:^py=-0.027 r:^qu=0.11 r:^ra=0.16
r:^rd=-0.032 r:^re=0.7 r:^ri=-0.1 r:^ro=0.1 r:^rs=-0.048 r:^rt=0.096 r:^ru=-0.015 r:^ré=0.21 r:^s$=0.064
r:^sa=-0.45 r:^sc=-0.072 r:^se=-0.11 r:^sh=-0.019 r:^si=-0.019 r:^sk=-0.051 r:^sl=-0.023 r:^sm=-0.013
r:^sn=-0.043 r:^so=0.029 r:^sr=-0.068 r:^st=-0.092 r:^su=-0.15 r:^sw=-0.011 r:^sy=-0.01 r:^t$=-0.032
r:^ta=-0.24 r:^te=-0.25 r:^th=0.36 r:^ti=0.11 r:^to=-0.026 r:^tp=-0.045 r:^tr=-0.044 r:^tu=0.034 r:^tw=-0.062
r:^ty=-0.097 r:^u$=-0.016 r:^ug=0.04 r:^ui=-0.048 r:^uk=-0.015 r:^un=-0.03 r:^up=-0.03 r:^ur=0.063 r:^us=0.11
r:^va=0.11 r:^vc=0.17 r:^ve=-0.1 r:^vi=0.11 r:^w$=-0.022 r:^wh=-0.013 r:^wi=-0.2 r:^wl=0.078 r:^wo=-0.059
r:^wp=0.091 r:^wr=-0.012 r:^ww=-0.017 r:^x$=-0.014 r:^xo=-0.045 r:^ye=-0.013 r:^yo=0.022 r:^zo=-0.016
r:^à$=0.21 r:ab$=-0.043 r:abe=-0.11 r:abl=-0.039 r:abs=-0.022 r:acc=-0.039 r:ace=0.073 r:ach=-0.024
r:aci=-0.019 r:ack=0.071 r:act=0.1 r:ad$=0.45 r:ada=-0.19 r:adc=-0.033 r:add=-0.036 r:ade=0.15 r:adh=0.089
r:adi=-0.12 r:adl=-0.068 r:adm=0.036 r:ads=-0.07 r:ael=0.16 r:aft=-0.011 r:ag$=-0.17 r:age=-0.035 r:agr=-0.038
r:ags=-0.014 r:ah$=0.041 r:ain=0.17 r:ake=-0.041 r:aki=-0.015 r:al$=-0.066 r:ale=-0.022 r:ali=0.031
r:all=-0.011 r:alo=-0.026 r:als=-0.047 r:alt=0.3 r:alu=0.11 r:aly=-0.036 r:am$=-0.022 r:ame=0.098 r:amp=-0.023
r:an$=0.15 r:ana=-0.046 r:anc=-0.086 r:and=0.015 r:ane=0.065 r:ang=-0.022 r:ani=-0.031 r:anj=0.018
r:ann=-0.015 r:ans=-0.013 r:ant=0.11 r:anu=0.016 r:anz=0.074 r:ap$=-0.12 r:ape=-0.02 r:aph=-0.028 r:api=-0.027
r:app=0.066 r:apr=-0.019 r:aps=-0.026 r:apt=-0.018 r:ar$=0.68 r:ara=-0.052 r:arc=-0.053 r:ard=0.22 r:are=0.053
r:arf=-0.039 r:arg=-0.058 r:ari=0.037 r:arm=0.072 r:aro=0.017 r:arr=0.081 r:art=-0.19 r:ary=-0.017
r:as$=-0.051 r:ase=-0.077 r:ash=0.12 r:asi=-0.025 r:ask=0.011 r:ast=-0.044 r:at$=-0.11 r:ata=0.26 r:ate=0.085
r:ati=0.028 r:ato=-0.032 r:ats=-0.015 r:att=-0.016 r:auf=0.1 r:aul=-0.097 r:aut=0.13 r:aux=-0.011 r:av$=-0.075
r:ava=0.63 r:avb=-0.026 r:avo=-0.025 r:ax$=0.019 r:axi=0.078 r:axo=-0.074 r:ay$=-0.055 r:aye=0.016 r:ayl=0.013
r:ayo=0.073 r:ays=-0.42 r:aza=-0.015 r:azy=-0.022 r:bac=0.093 r:bal=0.11 r:ban=-0.019 r:bar=-0.06 r:bas=0.013
r:be$=0.025 r:bed=0.02 r:bel=0.12 r:ber=0.024 r:bg$=-0.037 r:bil=-0.015 r:bin=0.057 r:bir=0.024 r:bje=-0.01
r:bl$=-0.013 r:bla=0.094 r:ble=-0.059 r:bli=-0.057 r:blo=0.096 r:blu=0.014 r:bna=-0.043 r:boa=-0.029 r:bod=0.2
r:bol=-0.035 r:boo=-0.1 r:bor=-0.052 r:bot=-0.017 r:box=0.023 r:bpo=-0.027 r:bra=0.07 r:bre=-0.033
r:bri=-0.041 r:bro=0.12 r:btn=-0.061 r:buc=-0.045 r:bus=-0.015 r:but=0.088 r:bw$=-0.028 r:by$=-0.034
r:byl=-0.078 r:byp=0.14 r:byu=0.22 r:ca$=-0.025 r:cal=-0.082 r:cap=-0.049 r:car=0.24 r:cat=-0.17 r:cce=-0.015
r:cco=-0.039 r:cd$=-0.015 r:ce$=0.057 r:ceb=-0.043 r:ceh=0.12 r:cel=-0.056 r:cen=-0.12 r:cer=-0.016
r:ces=-0.058 r:ch$=-0.055 r:cha=0.064 r:che=-0.027 r:chi=0.21 r:chm=-0.016 r:cho=-0.061 r:chr=0.15
r:cht=-0.011 r:ci$=-0.028 r:cia=-0.04 r:cip=-0.058 r:cir=-0.027 r:cit=0.071 r:ck$=0.2 r:cka=-0.015
r:ckd=-0.012 r:cke=-0.099 r:cki=-0.015 r:cle=-0.024 r:cli=-0.041 r:clo=-0.037 r:co$=-0.02 r:cog=-0.017
r:col=0.023 r:com=0.25 r:con=0.59 r:cop=-0.036 r:cor=0.17 r:cou=0.15 r:cov=-0.033 r:cre=-0.036 r:cri=-0.021
r:cro=-0.02 r:cru=-0.043 r:cs$=-0.076 r:ct$=-0.033 r:cti=0.092 r:cto=-0.027 r:ctu=-0.03 r:cuo=-0.015
r:cur=-0.021 r:cz$=-0.015 r:da$=-0.012 r:dal=-0.026 r:dar=0.062 r:das=0.077 r:dat=-0.04 r:day=-0.019 r:dba=0.1
r:dcr=-0.033 r:dd$=0.3 r:dde=0.052 r:ddi=-0.021 r:ddl=-0.025 r:de$=-0.034 r:deb=-0.027 r:dec=-0.015
r:ded=0.086 r:def=-0.097 r:del=0.22 r:den=0.046 r:deo=0.026 r:dep=0.34 r:der=0.021 r:des=-0.036 r:det=-0.03
r:df$=-0.032 r:dfs=-0.028 r:dge=-0.11 r:dhé=0.089 r:dia=-0.06 r:die=-0.019 r:dif=-0.012 r:dim=-0.03
r:din=-0.12 r:dio=-0.015 r:dis=-0.095 r:dit=0.083 r:diu=-0.014 r:div=0.18 r:dl$=-0.016 r:dle=-0.04
r:dli=-0.068 r:dmi=0.096 r:dmo=-0.045 r:dne=0.074 r:doc=0.028 r:doe=0.089 r:don=0.057 r:dot=-0.03 r:dow=-0.074
r:dra=0.016 r:dre=0.45 r:dri=-0.011 r:dro=-0.06 r:ds$=0.019 r:dsc=-0.016 r:dth=-0.062 r:duc=-0.015 r:dy$=0.2
r:dyt=-0.014 r:ead=0.41 r:eal=-0.056 r:ear=0.044 r:eas=-0.064 r:eat=-0.017 r:eba=-0.027 r:ebo=-0.043
r:ebr=-0.041 r:ebs=0.04 r:ec$=-0.013 r:ece=-0.055 r:eci=-0.058 r:eco=0.051 r:ect=-0.08 r:ed$=0.07 r:edb=0.1
r:ede=-0.017 r:edg=-0.015 r:eds=0.1 r:ee$=-0.012 r:eed=0.1 r:eek=-0.015 r:een=-0.021 r:ef$=0.013 r:efa=-0.097
r:efe=-0.07 r:efo=0.11 r:eft=-0.092 r:eg$=-0.011 r:ega=0.041 r:egi=-0.056 r:ego=-0.11 r:eho=0.12 r:eig=-0.032
r:ek$=-0.015 r:el$=-0.027 r:ela=-0.099 r:eld=-0.049 r:ele=0.13 r:elf=-0.015 r:eli=-0.21 r:ell=0.088 r:elo=0.23
r:em$=0.045 r:ema=0.073 r:emb=0.012 r:eme=0.15 r:emp=-0.032 r:ems=-0.054 r:en$=0.51 r:enc=-0.014 r:end=-0.093
r:ene=-0.042 r:enn=-0.022 r:ens=-0.04 r:ent=-0.09 r:enu=-0.022 r:eo$=0.04 r:eof=-0.015 r:eol=-0.012
r:epa=-0.069 r:epl=1 r:epo=-0.028 r:ept=0.35 r:er$=0.28 r:era=-0.044 r:erc=-0.039 r:ere=-0.023 r:erf=-0.015
r:erg=-0.015 r:eri=-0.023 r:erl=-0.04 r:erm=0.013 r:ern=0.11 r:ero=-0.011 r:erp=-0.016 r:err=-0.021 r:ers=0.13
r:ert=0.042 r:erv=0.067 r:es$=0.095 r:esc=-0.041 r:esh=0.016 r:esp=0.17 r:ess=-0.085 r:est=-0.059 r:et$=-0.22
r:eta=-0.14 r:ete=-0.012 r:eti=0.058 r:etp=0.04 r:ets=-0.015 r:eu$=0.016 r:eve=0.29 r:evi=-0.042 r:evr=-0.017
r:ew$=0.14 r:ewe=-0.028 r:ews=-0.068 r:ex$=0.032 r:exc=-0.028 r:exi=-0.015 r:exp=0.07 r:ext=-0.057 r:ey$=0.08
r:eyw=-0.027 r:fa$=-0.04 r:fac=-0.046 r:fad=-0.066 r:fal=-0.019 r:far=-0.022 r:fas=-0.023 r:fau=-0.11
r:fb$=-0.046 r:fbl=-0.027 r:fbw=-0.013 r:fe$=-0.041 r:fee=0.12 r:fel=-0.2 r:fer=-0.07 r:ffe=0.016 r:ffi=-0.015
r:fg$=-0.015 r:fie=-0.065 r:fil=-0.024 r:fin=-0.056 r:fir=-0.015 r:fit=-0.063 r:fix=-0.058 r:fle=0.079
r:fli=-0.014 r:flo=0.1 r:fly=-0.054 r:fn$=-0.045 r:fo$=-0.03 r:fol=0.13 r:fon=-0.023 r:for=0.057 r:fox=0.12
r:fra=0.039 r:fs$=-0.028 r:fse=0.066 r:ft$=-0.11 r:ful=-0.035 r:fun=-0.025 r:ga$=-0.027 r:gal=0.032
r:gan=-0.012 r:gc$=0.04 r:ge$=0.01 r:gem=0.074 r:gen=0.026 r:ger=-0.027 r:ges=-0.11 r:get=-0.15 r:ggl=0.069
r:ghl=0.016 r:ght=-0.055 r:gie=-0.012 r:gif=-0.015 r:gin=0.055 r:gio=-0.022 r:git=0.024 r:gle=0.046
r:glo=-0.017 r:gn$=-0.044 r:gnn=-0.061 r:go$=-0.02 r:gol=0.042 r:goo=-0.015 r:gor=-0.11 r:gpl=-0.015
r:gra=-0.051 r:gre=-0.036 r:gri=-0.053 r:gro=0.038 r:gs$=-0.014 r:gua=-0.015 r:ha$=-0.014 r:had=0.071
r:hae=0.11 r:han=0.059 r:har=-0.065 r:has=0.094 r:he$=-0.015 r:hea=0.059 r:hed=0.044 r:hef=-0.011 r:hei=-0.032
r:hel=0.074 r:hem=-0.047 r:hen=-0.025 r:her=0.017 r:hev=-0.017 r:hic=-0.032 r:hid=0.024 r:hig=0.016 r:hil=0.22
r:hin=-0.012 r:hit=-0.013 r:hl$=-0.012 r:hla=0.016 r:hm$=0.029 r:hme=-0.016 r:hms=-0.011 r:hol=0.081
r:hon=-0.043 r:hor=0.15 r:hos=-0.015 r:hot=0.08 r:hov=0.083 r:how=-0.029 r:hr$=-0.061 r:hra=-0.015 r:hre=0.42
r:hri=0.056 r:hro=0.096 r:ht$=-0.18 r:htb=-0.014 r:htk=0.086 r:htm=-0.043 r:htt=-0.11 r:hum=-0.043 r:hés=0.089
r:ia$=-0.054 r:ial=-0.086 r:ian=0.089 r:ias=-0.022 r:ibl=-0.034 r:ic$=-0.056 r:ica=-0.08 r:ice=-0.024
r:ich=0.11 r:icl=-0.13 r:ico=-0.06 r:ics=-0.076 r:ict=-0.04 r:id$=0.15 r:idd=0.028 r:ide=-0.049 r:idg=-0.11
r:ids=-0.015 r:idt=-0.062 r:ie$=-0.028 r:ied=-0.012 r:iel=-0.046 r:ien=0.078 r:ier=-0.035 r:iew=0.11
r:if$=0.071 r:ifi=-0.057 r:ifr=-0.021 r:ift=-0.011 r:igh=-0.039 r:ign=-0.11 r:ii$=0.18 r:ik$=-0.012 r:ike=0.32
r:il$=0.046 r:ild=0.21 r:ile=0.068 r:ili=-0.016 r:ill=0.071 r:ils=-0.061 r:ima=0.01 r:ime=0.25 r:img=-0.04
r:imo=-0.025 r:imy=0.086 r:in$=0.15 r:ina=-0.064 r:ind=0.2 r:ine=0.03 r:inf=-0.049 r:ing=-0.071 r:inh=0.057
r:ini=-0.017 r:ink=0.34 r:inn=-0.053 r:ino=-0.017 r:ins=-0.031 r:int=-0.086 r:inu=0.2 r:inv=-0.044 r:io$=0.011
r:ion=0.13 r:ios=-0.013 r:ipe=-0.069 r:iph=-0.027 r:ips=-0.044 r:ipt=-0.018 r:irc=-0.027 r:ire=0.089
r:iri=0.086 r:irs=-0.1 r:is$=0.15 r:ish=-0.045 r:isi=-0.034 r:ism=-0.036 r:iso=-0.027 r:isp=-0.013
r:isq=-0.056 r:iss=-0.026 r:ist=0.029 r:it$=0.1 r:ite=0.021 r:ith=-0.032 r:iti=-0.011 r:itl=-0.14 r:ito=-0.027
r:itt=-0.041 r:ity=-0.074 r:iv$=0.18 r:iva=-0.049 r:ive=-0.09 r:iwi=0.18 r:ix$=-0.056 r:ixe=-0.013
r:iz$=-0.011 r:iza=-0.012 r:ize=0.025 r:izo=-0.043 r:jec=-0.014 r:jet=0.04 r:joh=0.029 r:jos=0.074
r:jpe=-0.011 r:jpg=-0.042 r:js$=-0.014 r:jul=0.018 r:jus=-0.015 r:kab=-0.015 r:kar=0.05 r:kca=-0.045
r:ke$=0.32 r:ked=0.09 r:kel=0.016 r:ker=0.18 r:kes=0.23 r:ket=-0.056 r:key=-0.039 r:kic=-0.043 r:kie=-0.015
r:kil=0.086 r:kin=-0.016 r:kiw=0.18 r:kma=-0.039 r:kni=0.086 r:kom=-0.047 r:ks$=-0.088 r:kus=0.061 r:la$=0.15
r:lab=-0.11 r:lac=0.11 r:lah=0.1 r:lai=0.12 r:lan=-0.023 r:lap=-0.026 r:lar=-0.02 r:las=-0.073 r:lat=-0.095
r:lay=0.085 r:laz=-0.022 r:ld$=-0.043 r:lde=0.12 r:ldr=0.25 r:lds=-0.027 r:le$=-0.2 r:lea=0.08 r:leb=-0.041
r:lec=-0.015 r:lef=-0.1 r:lem=0.17 r:ler=0.057 r:les=-0.044 r:let=0.074 r:lex=0.079 r:ley=0.086 r:lf$=-0.045
r:lg$=-0.036 r:li$=-0.2 r:lia=0.017 r:lic=-0.051 r:lid=-0.013 r:lie=0.17 r:lif=-0.041 r:lig=-0.091 r:lik=0.32
r:lin=0.48 r:lio=0.018 r:lip=-0.018 r:lis=-0.098 r:lit=-0.036 r:liv=-0.027 r:ll$=-0.18 r:lla=0.13 r:lle=0.07
r:lli=-0.019 r:llo=0.12 r:lme=-0.011 r:lne=-0.041 r:loa=-0.066 r:lob=-0.014 r:loc=0.03 r:log=0.032 r:loo=0.11
r:lop=0.016 r:lor=-0.026 r:los=-0.04 r:lot=-0.02 r:lou=-0.019 r:low=0.22 r:ls$=-0.26 r:lse=-0.019 r:lso=-0.028
r:lt$=0.16 r:lth=-0.041 r:lue=0.088 r:lum=0.08 r:lus=-0.032 r:ly$=0.96 r:lyb=0.096 r:lyt=0.099 r:ma$=0.036
r:mag=0.033 r:mai=0.073 r:mak=-0.056 r:mal=0.06 r:man=0.094 r:mar=-0.1 r:mas=-0.016 r:mat=-0.037 r:max=0.12
r:mb$=-0.054 r:mbe=-0.018 r:mbn=-0.043 r:mbs=-0.021 r:md$=-0.045 r:me$=0.38 r:med=-0.057 r:meh=-0.061
r:men=0.25 r:mes=-0.012 r:met=-0.14 r:mg$=-0.04 r:mi$=-0.011 r:mic=0.1 r:mid=-0.025 r:mil=0.086 r:min=0.13
r:mis=-0.03 r:ml$=-0.07 r:mm$=-0.011 r:mme=0.32 r:mn$=0.089 r:mns=0.18 r:mo$=-0.04 r:mod=-0.1 r:mon=-0.013
r:mor=-0.066 r:mos=-0.019 r:mot=-0.032 r:mp$=-0.056 r:mpa=-0.017 r:mpl=-0.035 r:mpo=-0.053 r:mpu=-0.013
r:mr$=-0.024 r:ms$=-0.13 r:msm=-0.012 r:mt$=-0.027 r:mut=-0.015 r:my$=-0.098 r:myl=0.086 r:na$=-0.014
r:nai=-0.084 r:nal=0.073 r:nam=0.12 r:nan=-0.056 r:nar=-0.019 r:nav=-0.1 r:nce=-0.073 r:nch=-0.015
r:nci=-0.018 r:nd$=0.17 r:nda=0.041 r:nde=0.29 r:ndi=-0.015 r:ndl=-0.015 r:ndn=0.074 r:ndo=0.075 r:ndr=0.2
r:nds=-0.032 r:ne$=-0.13 r:ned=-0.014 r:nee=0.1 r:nel=-0.062 r:nen=-0.049 r:ner=0.26 r:nes=-0.07 r:new=-0.061
r:nfo=-0.04 r:ng$=-0.16 r:ngl=0.088 r:ngr=-0.015 r:nic=0.078 r:nie=-0.016 r:nig=0.086 r:niz=-0.012 r:nju=0.018
r:nk$=0.43 r:nkc=-0.045 r:nke=-0.015 r:nks=-0.076 r:nly=-0.03 r:nn$=0.044 r:nne=-0.11 r:nno=-0.064 r:no$=0.048
r:nod=-0.036 r:nof=0.18 r:nom=-0.084 r:non=-0.076 r:noo=-0.042 r:nor=-0.057 r:not=0.067 r:now=-0.018
r:nre=-0.03 r:ns$=0.45 r:nse=-0.037 r:nsi=-0.055 r:nst=-0.052 r:nt$=-0.056 r:ntc=-0.072 r:nte=0.61
r:nth=-0.041 r:nti=0.26 r:ntm=0.47 r:ntr=0.022 r:nts=-0.057 r:ntw=0.1 r:nu$=-0.019 r:nue=0.11 r:num=-0.043
r:nus=-0.014 r:nut=-0.056 r:nux=0.12 r:nve=-0.015 r:nvi=-0.028 r:ny$=-0.018 r:nz$=0.074 r:oad=-0.054
r:oar=-0.029 r:oat=-0.012 r:oba=-0.014 r:obe=0.074 r:obl=-0.015 r:oc$=-0.01 r:oca=-0.032 r:oci=-0.04
r:ock=0.037 r:od$=-0.01 r:oda=-0.043 r:odd=0.31 r:ode=-0.051 r:odi=-0.012 r:odp=-0.011 r:odu=-0.035 r:ody=0.2
r:oe$=0.16 r:of$=-0.024 r:off=0.012 r:ofo=0.18 r:og$=0.13 r:ogg=0.069 r:ogi=0.059 r:ogl=-0.015 r:ogr=-0.078
r:ohn=0.029 r:oid=-0.018 r:oin=-0.032 r:ok$=-0.061 r:okm=-0.039 r:ol$=0.036 r:old=0.15 r:ole=-0.015
r:oli=0.028 r:oll=0.099 r:olo=-0.068 r:ols=-0.2 r:olu=0.08 r:olv=-0.015 r:om$=-0.099 r:omb=-0.015 r:ome=0.099
r:omi=-0.017 r:omm=0.32 r:omo=-0.039 r:omp=-0.083 r:omy=-0.074 r:on$=0.1 r:ona=-0.015 r:ond=0.5 r:one=-0.15
r:onl=-0.03 r:ono=-0.084 r:ons=0.19 r:ont=0.58 r:oog=-0.015 r:ook=-0.1 r:ool=-0.2 r:oom=-0.027 r:oon=0.12
r:oop=-0.042 r:oot=-0.015 r:op$=-0.086 r:opd=-0.045 r:ope=-0.083 r:opi=-0.034 r:opt=-0.033 r:opu=-0.022
r:opy=-0.026 r:oq$=-0.025 r:or$=0.18 r:ora=0.18 r:ord=-0.068 r:ore=-0.11 r:org=-0.035 r:ori=-0.089
r:ork=-0.044 r:orm=0.055 r:oro=-0.028 r:orp=0.18 r:ors=-0.015 r:ort=0.17 r:ory=-0.13 r:os$=0.048 r:osc=0.061
r:ose=0.023 r:osi=-0.033 r:ost=0.071 r:ot$=0.044 r:ota=-0.012 r:otc=0.016 r:ote=0.11 r:oth=-0.015 r:oti=-0.011
r:otn=-0.023 r:oto=0.071 r:ott=-0.017 r:ouc=-0.019 r:oun=0.14 r:oup=0.087 r:out=0.082 r:ov$=-0.043 r:ove=0.054
r:ow$=0.12 r:owe=0.23 r:own=-0.09 r:owr=-0.015 r:ows=0.12 r:ox$=0.15 r:oxo=-0.045 r:pac=0.031 r:pad=-0.021
r:pag=-0.087 r:pan=0.049 r:par=0.16 r:pb$=-0.02 r:pdo=-0.045 r:pe$=-0.14 r:peg=-0.011 r:pen=-0.1 r:per=0.06
r:pes=-0.051 r:pg$=-0.042 r:pha=-0.015 r:phi=-0.015 r:pho=0.06 r:pic=-0.054 r:pid=0.096 r:pin=-0.025
r:pl$=-0.012 r:pla=0.13 r:ple=-0.025 r:pli=0.082 r:plo=-0.027 r:plu=-0.032 r:ply=1 r:po$=-0.025 r:poi=-0.028
r:pon=0.37 r:pop=-0.032 r:por=0.16 r:ppe=0.051 r:pr$=-0.012 r:pra=-0.025 r:pre=-0.054 r:pri=-0.084
r:pro=-0.059 r:ps$=-0.081 r:pse=-0.026 r:pt$=-0.051 r:pth=0.36 r:pti=-0.054 r:pub=-0.057 r:pul=-0.022
r:pup=-0.015 r:px$=-0.014 r:py$=-0.024 r:pyr=-0.014 r:pyt=-0.015 r:qui=-0.011 r:quo=0.12 r:qus=-0.056
r:ra$=0.096 r:rac=-0.023 r:rad=-0.025 r:raf=0.036 r:rag=-0.019 r:rai=-0.014 r:ral=-0.036 r:ram=-0.043
r:ran=0.052 r:rap=-0.051 r:ras=0.016 r:rat=0.13 r:rau=0.035 r:ray=-0.018 r:rc$=-0.053 r:rca=-0.039
r:rch=-0.046 r:rcl=-0.027 r:rd$=0.23 r:rde=-0.056 r:rdf=-0.032 r:rds=-0.011 r:rdw=-0.012 r:rea=0.31
r:rec=-0.12 r:red=-0.063 r:ree=-0.021 r:ref=-0.025 r:reg=-0.056 r:rel=-0.098 r:rem=-0.025 r:ren=0.17
r:rep=0.99 r:rer=-0.049 r:res=0.17 r:rev=-0.038 r:rey=-0.013 r:rfi=-0.039 r:rfu=-0.015 r:rg$=-0.035
r:rga=-0.012 r:rge=-0.042 r:rhe=-0.012 r:ri$=-0.018 r:ria=0.029 r:rib=-0.021 r:ric=-0.019 r:rid=-0.039
r:rie=-0.071 r:rig=-0.11 r:rim=-0.043 r:rin=-0.063 r:rip=-0.018 r:ris=0.22 r:rit=-0.066 r:riz=-0.043
r:rk$=-0.072 r:rke=-0.017 r:rks=-0.015 r:rku=0.061 r:rl$=0.12 r:rla=-0.025 r:rli=-0.015 r:rm$=0.095
r:rma=0.059 r:rme=-0.012 r:rms=-0.07 r:rna=0.12 r:rne=-0.014 r:rob=0.12 r:rod=-0.015 r:rog=-0.025 r:rol=0.059
r:rom=0.081 r:ron=-0.031 r:roo=-0.024 r:rop=-0.058 r:ros=0.061 r:rou=0.077 r:rov=-0.015 r:row=0.13 r:rpo=0.15
r:rpt=-0.016 r:rr$=0.024 r:rre=-0.056 r:rro=0.081 r:rs$=0.16 r:rse=-0.015 r:rso=-0.028 r:rss=-0.048 r:rst=-0.1
r:rt$=0.11 r:rte=0.094 r:rth=0.016 r:rti=-0.2 r:rtm=-0.015 r:rty=0.07 r:ruc=-0.027 r:rue=-0.015 r:rum=-0.033
r:run=-0.015 r:rvi=-0.015 r:ry$=-0.13 r:rép=0.21 r:sar=-0.017 r:sav=-0.055 r:say=-0.42 r:sca=-0.026
r:sch=-0.047 r:sco=0.061 r:scr=-0.054 r:se$=-0.022 r:sea=-0.039 r:sec=0.019 r:sed=-0.014 r:see=-0.028
r:sef=0.074 r:sel=-0.023 r:sen=-0.027 r:sep=-0.049 r:ser=0.18 r:she=0.027 r:shi=-0.025 r:sho=0.084
r:shr=-0.015 r:sib=-0.034 r:sic=0.016 r:sid=-0.037 r:sif=0.079 r:sig=-0.034 r:sin=0.072 r:sio=-0.051
r:sis=-0.018 r:sit=-0.056 r:siv=-0.025 r:siz=-0.055 r:sk$=-0.013 r:ski=-0.027 r:slo=-0.02 r:sm$=-0.11
r:sma=-0.032 r:smi=0.06 r:so$=-0.028 r:soc=-0.04 r:sol=-0.015 r:son=-0.03 r:sor=0.077 r:spe=-0.017
r:spl=-0.027 r:spo=0.22 r:spr=-0.018 r:squ=-0.056 r:sr$=-0.029 r:src=-0.053 r:ss$=-0.15 r:ssw=-0.015
r:st$=-0.32 r:sta=0.018 r:ste=-0.02 r:sth=0.086 r:sti=0.16 r:sto=-0.03 r:str=-0.034 r:sts=-0.053 r:sty=-0.056
r:sub=-0.034 r:sum=-0.082 r:sun=-0.034 r:swe=-0.021 r:swi=-0.011 r:ta$=-0.14 r:tab=-0.038 r:tac=-0.026
r:tad=-0.19 r:tag=-0.19 r:tai=0.074 r:tal=0.034 r:tan=-0.035 r:tar=0.56 r:tat=-0.065 r:tau=0.14 r:tax=-0.074
r:tbo=-0.014 r:tco=-0.055 r:te$=0.23 r:tea=-0.064 r:ted=-0.065 r:teg=-0.11 r:tel=0.072 r:tem=0.054 r:ten=0.6
r:ter=-0.094 r:tes=-0.049 r:tet=0.058 r:tex=-0.2 r:th$=0.28 r:tha=0.018 r:the=-0.043 r:thm=-0.028 r:tho=0.21
r:thr=0.44 r:thu=-0.043 r:tic=-0.24 r:tid=0.22 r:tif=-0.037 r:tim=0.27 r:tin=0.15 r:tio=0.16 r:tip=-0.011
r:tis=-0.028 r:tit=-0.14 r:tiv=-0.073 r:tiz=0.081 r:tki=0.086 r:tle=-0.14 r:tma=0.035 r:tme=0.42 r:tml=-0.043
r:tn$=-0.061 r:tne=-0.044 r:to$=0.19 r:tod=-0.02 r:tog=0.051 r:tom=-0.013 r:ton=0.076 r:too=-0.19 r:top=-0.085
r:tor=-0.12 r:tos=-0.017 r:tou=-0.019 r:tp$=-0.11 r:tpa=0.04 r:tpi=-0.014 r:tps=-0.04 r:tra=-0.036
r:tre=-0.017 r:tri=-0.11 r:tro=0.085 r:tru=-0.032 r:try=-0.017 r:ts$=-0.089 r:tsa=-0.045 r:tta=-0.016
r:tte=-0.054 r:tto=0.014 r:ttp=-0.11 r:tub=0.025 r:tur=-0.047 r:tw$=-0.015 r:twi=-0.041 r:two=0.086
r:tyl=-0.056 r:typ=-0.097 r:ub$=-0.025 r:ubb=0.041 r:ube=0.025 r:ubl=-0.057 r:uch=-0.023 r:uck=-0.056
r:uct=-0.032 r:ud$=-0.017 r:ue$=0.18 r:uel=0.011 r:uf$=0.1 r:ugc=0.04 r:ui$=-0.022 r:uid=-0.034 r:uk$=-0.015
r:ule=-0.032 r:uli=0.011 r:ull=-0.044 r:ult=-0.097 r:um$=-0.035 r:umb=-0.091 r:ume=-0.012 r:umm=-0.082
r:umn=0.08 r:ump=-0.045 r:un$=-0.027 r:unc=-0.024 r:und=-0.052 r:unt=0.15 r:uom=-0.015 r:uot=0.12 r:up$=0.031
r:upl=-0.016 r:ura=0.012 r:ure=-0.03 r:uri=-0.025 r:url=0.09 r:urr=-0.011 r:us$=-0.032 r:use=0.24 r:usi=-0.023
r:ust=-0.018 r:ut$=0.057 r:ute=-0.036 r:uth=0.19 r:uto=-0.032 r:utr=-0.056 r:utt=0.076 r:utu=0.025 r:ux$=0.11
r:va$=0.079 r:val=0.12 r:van=-0.015 r:vat=0.59 r:vba=-0.026 r:vca=0.17 r:ve$=-0.073 r:ven=0.29 r:ver=-0.021
r:ves=-0.015 r:via=-0.018 r:vid=0.04 r:vie=0.11 r:vis=-0.043 r:voi=-0.015 r:vro=-0.017 r:war=-0.013
r:wed=-0.028 r:wee=-0.015 r:wei=0.044 r:wel=0.19 r:whi=-0.013 r:wic=-0.015 r:wid=-0.17 r:wii=0.18 r:wit=-0.069
r:wl$=0.078 r:wn$=-0.078 r:wo$=-0.013 r:won=-0.015 r:wor=0.018 r:wp$=0.088 r:wra=-0.03 r:ws$=-0.072 r:wse=0.12
r:ww$=-0.017 r:www=-0.017 r:xce=-0.016 r:xed=-0.013 r:xim=0.082 r:xis=-0.019 r:xl$=-0.017 r:xo$=-0.045
r:xon=-0.074 r:xox=-0.045 r:xpa=0.084 r:xt$=-0.16 r:xte=0.075 r:xtp=-0.014 r:yan=0.041 r:ybo=0.084
r:yea=-0.013 r:yid=-0.011 r:yle=-0.056 r:yli=0.032 r:ylo=-0.011 r:you=0.098 r:ype=-0.11 r:ypo=0.14
r:yre=-0.027 r:yri=-0.025 r:ys$=-0.42 r:yte=-0.014 r:yth=-0.015 r:yti=-0.03 r:yto=0.13 r:yus=0.22 r:ywo=-0.027
r:zat=-0.012 r:ze$=-0.055 r:zen=0.081 r:zon=-0.047 r:zy$=-0.022 r:épo=0.21 r:ési=0.089 s:^ac=-0.019
s:^ad=-0.014 s:^al=-0.26 s:^an=-0.017 s:^ap=0.12 s:^ar=-0.34 s:^au=0.039 s:^b$=0.043 s:^bo=-0.34 s:^by=0.039
s:^ca=0.044 s:^ce=-0.011 s:^ch=0.06 s:^cl=-0.12 s:^co=-0.072 s:^cs=0.065 s:^de=-0.099 s:^di=-0.22 s:^dl=0.043
s:^dr=-0.034 s:^el=-0.018 s:^en=-0.047 s:^ev=0.073 s:^f$=0.065 s:^fe=-0.02 s:^fl=-0.13 s:^fo=-0.083
s:^fr=-0.024 s:^gl=0.11 s:^gr=0.065 s:^ha=0.31 s:^he=-0.069 s:^hf=-0.052 s:^hi=-0.17 s:^ho=0.12 s:^id=-0.048
s:^in=-0.26 s:^is=0.078 s:^it=-0.071 s:^js=-0.014 s:^k$=0.11 s:^ka=-0.015 s:^ko=0.014 s:^l$=-0.05 s:^la=0.063
s:^li=-0.015 s:^lo=0.33 s:^m$=0.065 s:^ma=0.13 s:^md=-0.02 s:^mh=0.022 s:^mo=-0.046 s:^ms=-0.012 s:^na=-0.08
s:^ne=-0.015 s:^no=0.12 s:^o$=-0.035 s:^od=-0.19 s:^on=0.06 s:^op=-0.028 s:^ou=0.082 s:^pa=-0.15 s:^pj=-0.015
s:^po=-0.17 s:^pr=0.22 s:^r$=0.065 s:^ra=0.21 s:^re=-0.027 s:^ro=-0.11 s:^se=-0.16 s:^si=-0.33 s:^sl=-0.02
s:^sm=-0.13 s:^so=0.035 s:^sp=-0.015 s:^sy=-0.015 s:^t$=-0.028 s:^ta=-0.01 s:^tc=0.026 s:^te=0.11 s:^th=-0.069
s:^to=0.037 s:^tr=-0.022 s:^ty=0.058 s:^un=-0.015 s:^v$=0.12 s:^vi=-0.04 s:^wa=0.12 s:^wi=-0.071 s:^wl=0.062
s:^wo=-0.14 s:^wp=0.086 s:^wr=-0.087 s:^x$=0.023 s:^xs=-0.028 s:abs=-0.01 s:acc=-0.019 s:aci=-0.015
s:ad$=-0.11 s:add=0.11 s:ade=-0.014 s:aga=0.026 s:age=-0.056 s:al$=0.096 s:ali=0.053 s:all=-0.07 s:alo=0.015
s:alt=-0.19 s:ame=-0.048 s:and=-0.18 s:ane=-0.024 s:ann=-0.041 s:ans=0.1 s:ap$=-0.025 s:app=0.061 s:ar$=-0.03
s:ard=0.058 s:are=-0.22 s:arf=-0.053 s:aro=-0.033 s:art=-0.16 s:ary=0.037 s:as$=0.09 s:ase=-0.011 s:ash=0.12
s:ast=0.12 s:at$=0.026 s:ate=0.11 s:atu=-0.02 s:aut=0.039 s:av$=-0.08 s:ax$=0.07 s:ayo=0.07 s:azi=0.026
s:bal=0.11 s:bar=-0.03 s:ble=-0.015 s:bod=-0.31 s:bor=-0.015 s:bs$=-0.01 s:byp=0.17 s:byu=0.039 s:car=0.044
s:cco=-0.019 s:cen=-0.011 s:cha=-0.041 s:chi=0.1 s:cio=-0.015 s:cip=-0.017 s:ck$=0.06 s:cks=-0.08 s:cle=-0.25
s:clr=-0.063 s:cm$=0.026 s:col=-0.08 s:com=0.29 s:con=0.1 s:cop=-0.014 s:cor=-0.019 s:css=0.065 s:ct$=-0.015
s:cti=-0.083 s:cus=0.037 s:dar=-0.064 s:dd$=-0.19 s:ddi=0.11 s:de$=-0.099 s:deb=-0.025 s:dep=-0.18 s:der=-0.11
s:des=0.12 s:det=-0.034 s:dge=-0.07 s:dia=0.015 s:din=0.11 s:dio=-0.022 s:dis=0.037 s:div=-0.27 s:dlg=0.043
s:dow=-0.034 s:dre=0.075 s:dro=-0.034 s:ds$=0.048 s:dul=-0.027 s:dy$=-0.31 s:ea$=-0.23 s:ead=-0.13
s:ear=-0.053 s:eas=-0.011 s:eat=-0.02 s:eba=-0.025 s:eci=-0.017 s:eco=-0.056 s:ect=-0.083 s:ed$=0.18
s:eed=-0.052 s:efa=-0.022 s:el$=-0.12 s:ele=-0.014 s:els=-0.011 s:em$=-0.086 s:eme=-0.085 s:emp=0.11
s:en$=0.071 s:end=-0.031 s:ent=0.073 s:ept=-0.18 s:er$=-0.29 s:ere=-0.011 s:eri=-0.13 s:erl=-0.014
s:ero=-0.011 s:err=-0.015 s:es$=-0.041 s:esk=0.12 s:est=-0.025 s:et$=-0.07 s:etr=-0.034 s:eve=0.16
s:ew$=-0.025 s:ews=-0.041 s:ex$=-0.085 s:fea=-0.02 s:fee=-0.052 s:fix=-0.053 s:fle=-0.085 s:flo=-0.11
s:fo$=-0.041 s:fon=-0.07 s:foo=-0.023 s:for=0.011 s:ft$=-0.013 s:gaz=0.026 s:ge$=-0.056 s:ged=0.12
s:ger=-0.031 s:get=-0.07 s:gge=0.12 s:ghl=-0.17 s:ght=-0.014 s:gin=-0.022 s:gle=-0.078 s:glo=0.11 s:gn$=-0.034
s:gnw=-0.07 s:gri=0.065 s:han=0.062 s:has=0.21 s:he$=-0.011 s:hea=-0.058 s:hem=-0.021 s:her=-0.025
s:hfe=-0.052 s:hig=-0.17 s:hil=0.1 s:hla=-0.17 s:hol=0.074 s:hor=0.039 s:hos=0.028 s:hov=0.12 s:hre=-0.07
s:hri=0.026 s:ial=0.015 s:ibl=-0.015 s:icl=-0.19 s:id$=0.017 s:ide=-0.12 s:idg=-0.07 s:iew=-0.025 s:ige=0.1
s:igh=-0.18 s:ign=-0.1 s:il$=-0.015 s:ild=0.1 s:ima=0.076 s:in$=-0.022 s:inc=-0.011 s:ine=0.068 s:inf=-0.041
s:ing=0.022 s:inn=-0.19 s:int=0.13 s:ion=-0.087 s:iou=-0.015 s:ipe=-0.017 s:is$=0.078 s:isc=0.048 s:isi=-0.019
s:ist=-0.027 s:ite=-0.23 s:iti=-0.015 s:iv$=-0.27 s:ive=0.026 s:ix$=-0.053 s:ize=-0.07 s:jax=-0.015
s:js$=-0.014 s:kar=-0.015 s:kom=0.014 s:ks$=-0.085 s:kto=0.12 s:lan=-0.17 s:lat=0.11 s:lay=0.07 s:ld$=0.019
s:lde=0.074 s:ldr=0.075 s:le$=-0.26 s:lea=-0.053 s:lef=-0.021 s:lem=-0.07 s:lev=0.096 s:lex=-0.085 s:lg$=0.043
s:li$=0.27 s:lig=-0.07 s:lin=0.12 s:lis=-0.016 s:ll$=-0.07 s:lob=0.11 s:loc=0.011 s:log=0.075 s:loo=0.21
s:low=-0.11 s:lr$=-0.063 s:lse=-0.011 s:lt$=-0.2 s:lum=0.017 s:ly$=0.056 s:mag=0.026 s:mai=0.024 s:mal=-0.07
s:mar=0.075 s:max=0.084 s:mbo=0.019 s:md$=-0.02 s:me$=-0.022 s:men=0.28 s:mes=-0.041 s:mh$=0.022 s:mme=0.35
s:mn$=0.089 s:mns=-0.083 s:mob=-0.015 s:mod=-0.027 s:mpl=0.058 s:mpo=-0.026 s:msm=-0.012 s:nam=-0.041
s:nav=-0.08 s:nd$=-0.042 s:nda=-0.06 s:nde=-0.17 s:ne$=0.15 s:ned=0.11 s:nel=-0.065 s:nen=-0.026 s:ner=-0.43
s:nes=-0.015 s:new=-0.034 s:nfo=-0.041 s:ng$=0.1 s:ngl=-0.078 s:nly=0.071 s:nne=-0.24 s:no$=0.13 s:ns$=-0.086
s:nst=0.11 s:nt$=-0.11 s:nta=-0.31 s:nte=0.17 s:nti=-0.015 s:ntl=0.27 s:ntr=-0.054 s:nts=0.27 s:nwi=-0.07
s:oba=0.11 s:ock=0.011 s:odd=-0.19 s:odu=-0.027 s:ody=-0.31 s:og$=-0.048 s:ogg=0.12 s:ohe=-0.015 s:ol$=-0.1
s:old=0.074 s:olu=0.017 s:omm=0.35 s:omp=-0.045 s:on$=-0.094 s:ond=-0.056 s:one=-0.027 s:onl=0.071 s:ons=0.1
s:ont=-0.041 s:oop=0.21 s:oot=-0.023 s:op$=0.37 s:opl=0.096 s:opr=-0.018 s:opt=-0.028 s:opy=-0.014 s:or$=0.039
s:ord=-0.033 s:ort=-0.098 s:oru=0.019 s:os$=-0.027 s:osi=-0.019 s:ost=0.049 s:ote=-0.023 s:ous=-0.033
s:out=0.15 s:ove=0.12 s:ow$=-0.2 s:own=-0.034 s:pac=-0.015 s:pad=0.11 s:pag=-0.056 s:pan=-0.024 s:par=-0.15
s:pat=0.026 s:pe$=-0.024 s:per=-0.061 s:pja=-0.015 s:pla=0.11 s:ple=0.04 s:pon=-0.026 s:pos=-0.02 s:pp$=0.12
s:ppe=-0.061 s:pri=0.22 s:pth=-0.18 s:pts=-0.028 s:py$=-0.014 s:ra$=0.096 s:rai=0.11 s:ram=-0.011 s:rap=-0.087
s:ras=0.12 s:rd$=-0.049 s:rde=-0.015 s:rdi=-0.019 s:rds=0.062 s:re$=-0.042 s:rea=0.029 s:rec=-0.017
s:ren=-0.076 s:rfi=-0.053 s:rid=0.065 s:rig=-0.014 s:rim=0.082 s:rin=0.018 s:riv=0.026 s:ro$=-0.022
s:roh=-0.015 s:ron=-0.027 s:rop=-0.034 s:rou=-0.019 s:row=-0.11 s:rr$=-0.015 s:rt$=0.066 s:rti=-0.19
s:rue=-0.015 s:rum=0.017 s:ry$=0.026 s:scu=0.048 s:sec=-0.15 s:sel=-0.16 s:ser=0.026 s:sho=0.12 s:sib=-0.015
s:sid=-0.035 s:sin=-0.078 s:sio=0.044 s:sit=-0.18 s:siz=-0.07 s:skt=0.12 s:sm$=-0.11 s:sma=-0.07 s:sor=0.035
s:spa=-0.015 s:ss$=0.065 s:ssi=0.048 s:st$=-0.024 s:sta=0.16 s:ste=0.11 s:sti=-0.016 s:sto=-0.011 s:str=0.11
s:sys=-0.015 s:tab=-0.01 s:tai=-0.26 s:tar=-0.061 s:tau=0.17 s:tcm=0.026 s:te$=-0.053 s:tea=-0.011 s:tem=0.027
s:ten=0.18 s:ter=0.052 s:tge=-0.14 s:th$=-0.18 s:the=-0.026 s:tho=0.025 s:thr=-0.044 s:tic=-0.19 s:tin=-0.016
s:tio=-0.1 s:tle=-0.015 s:tli=0.27 s:tom=-0.011 s:top=0.16 s:tra=0.098 s:tro=-0.056 s:tru=-0.015 s:try=-0.032
s:ts$=0.23 s:tur=-0.026 s:ty$=0.065 s:ue$=-0.015 s:ule=-0.027 s:umb=0.019 s:umn=0.017 s:unt=-0.015
s:ure=-0.026 s:us$=-0.023 s:use=0.02 s:uss=0.048 s:ust=-0.011 s:ut$=0.19 s:ute=-0.04 s:uth=0.039 s:ve$=0.026
s:vel=0.096 s:ven=0.073 s:ver=0.12 s:vie=-0.025 s:vis=-0.019 s:wal=0.12 s:wid=-0.14 s:wl$=0.047 s:wn$=-0.034
s:wor=-0.14 s:wp$=0.088 s:wra=-0.087 s:ws$=-0.041 s:xs$=-0.028 s:you=0.07 s:ypo=0.17 s:yst=-0.015 s:yus=0.039
s:ze$=-0.07 s:zin=0.026 says:often=0.39 says:r=0.32 says:s=0.35
`),
};
