// What a click would do, as far as words and names tell: what is never clicked, what closes an overlay, what brings more.
// Words of many languages; they are only ever looked for in short labels and in names of elements.

const FORBIDDEN =
  /(?<!\p{L})(?:log[\s-]?(?:in|out|on|off)|sign[\s-]?(?:in|up|out|on|off)|register|subscri|unsubscri|newsletter|share|sharing|facebook|twitter|whatsapp|telegram|linkedin|reddit|pinterest|e-?mail|print|report|flag|abuse|delete|remove|block|mute|follow|unfollow|donate|buy|cart|checkout|purchase|pay|download|upload|install|submit|post comment|vote|up-?vote|down-?vote|like|dislike|favou?rite|bookmark|save|edit|rss|cookie|privacy|logout|login|signin|signup|anmelden|abmelden|einloggen|registrier|teilen|abonn|melden|drucken|löschen|senden|absenden|merken|spenden|kaufen|connexion|inscri|partag|signaler|imprimer|supprimer|envoyer|acheter|iniciar sesi|registrar|suscrib|compart|denunci|imprim|elimin|borrar|enviar|comprar|accedi|iscriv|abbon|condivid|segnala|stampa|elimina|invia|entrar|assin|assine|zaloguj|zarejestr|subskryb|udostęp|zgłoś|drukuj|usuń|wyślij|kup|přihlás|registr|odebír|předpl|sdíl|nahlás|tisk|smazat|odeslat|koupit)/iu;
const FORBIDDEN_ELSEWHERE =
  /войти|вход|выйти|регистр|подпис|поделит|пожалов|жалоб|печат|удалит|отправит|купить|увійти|зареєстр|підпис|поділит|登录|登入|注册|註冊|订阅|訂閱|分享|举报|舉報|打印|删除|刪除|提交|发送|發送|购买|购物|点赞|收藏|关注|ログイン|登録|シェア|共有|通報|印刷|削除|送信|購読|購入|로그인|가입|구독|공유|신고|인쇄|삭제|등록|دخول|تسجيل|اشترا|مشارك|إبلاغ|طباع|حذف|إرسال|ورود|giriş|kayıt|abone|paylaş|bildir|yazdır|sil(?!\p{L})|gönder|đăng nhập|đăng ký|chia sẻ|เข้าสู่ระบบ|สมัคร|แชร์/iu;
/** Names and words of an element that must not be clicked, whoever asks for it. `names`: classes, id, address. */
export function isForbidden(text: string, names: string): boolean {
  const label = text.slice(0, 60);
  if (FORBIDDEN.test(label) || FORBIDDEN_ELSEWHERE.test(label)) return true;
  if (label.trim().length > 2) return false;
  // An icon: its names must tell. "comment-share" is told by the last of them.
  return FORBIDDEN.test(names.replace(/[-_./]+/g, ' '));
}

const REPLIES =
  /(?<!\p{L})(?:repl(?:y|ies)|responses?|antwort(?:en)?|réponses?|respuestas?|rispost[ae]|respostas?|odpowied|odpově|reacties?|svar|vastau|válasz|răspuns|yanıt|balasan)/iu;
const REPLIES_ELSEWHERE = /ответ|відповід|回复|回覆|返信|답글|대댓글|ردود|رد|پاسخ|απαντήσ|תגוב|जवाब/iu;

/** "3 replies": there are some, with their number. */
export function saysReplies(text: string): boolean {
  return /\d/.test(text) && (REPLIES.test(text) || REPLIES_ELSEWHERE.test(text));
}

const CONSENT =
  /cookie|consent|gdpr|dsgvo|privacy|datenschutz|einwillig|vie privée|confidentialité|privacidad|privacidade|tracking|partners|zustimm|přijmout|soukromí|prywatno|rodo|confidențial|gizlilik|çerez|куки|cookies|конфиденц|隐私|隱私|プライバシー|クッキー|쿠키|개인정보|الخصوصية|کوکی/iu;
const REJECT =
  /(?<!\p{L})(?:reject|decline|refuse|deny|disagree|necessary|essential|without (?:accept|agree|consent)|only (?:necessary|essential)|ohne (?:zustimm|einwillig|akzept)|sans accepter|sin aceptar|senza accettare|sem aceitar|bez (?:akcept|zgody|souhlas)|zonder te accept|utan att|uden at|no thanks|not now|later|ablehn|verweiger|notwendig|essenziell|nur erforderlich|nein|später|refuser|continuer sans|rechazar|denegar|solo necesarias|rifiut|rejeitar|recusar|odrzu|nie zgadzam|tylko niezbędne|odmít|nesouhlas|pouze nezbytné|weiger|avvisa|afvis|avslå|hylkää|elutas|respinge|reddet|tolak)|отклон|отказ|только необходим|відхил|拒绝|拒絕|仅必要|拒否|同意しない|거부|رفض|رد کردن|απόρριψη|דחה/iu;
const CLOSE =
  /^\s*[×✕✖xX⨯╳]\s*$|(?<!\p{L})(?:close|dismiss|schlie(?:ß|ss)en|fermer|cerrar|chiudi|fechar|zamknij|zavřít|sluiten|stäng|luk|lukk|sulje|bezárás|închide|kapat|tutup|skip)(?!\p{L})|закры|закри|关闭|關閉|閉じる|닫기|إغلاق|بستن|κλείσιμο|סגור/iu;
const ACCEPT =
  /(?<!\p{L})(?:(?:accept|agree|allow|akzept|zustimm|einverstanden|erlaub|aceptar|aceitar|accett|acconsent|zgadzam|akceptuj|souhlas|přijm|rozumím|súhlas|godkänn|tillad|godta|hyväksy|elfogad)\p{L}*|(?:ok(?:ay)?|got it|understand|continue|yes|enter|i am (?:over )?1[68]|verstanden|weiter|ja|j'accepte|d'accord|oui|continuer|acepto|sí|sim|continua|tak|ano|akkoord|kabul|evet|setuju|đồng ý)(?!\p{L}))|принима|принять|соглас|понятно|да(?!\p{L})|прийня|погодж|同意|接受|知道了|确定|同意する|許可|동의|확인|허용|موافق|قبول|نعم|αποδοχή|αποδέχομαι|מסכים|אישור/iu;
const AGE =
  /(?<!\p{L})(?:18|21|16)(?!\p{L}).{0,40}(?:years?|jahre|ans|años|anni|anos|lat|let|лет|歳|岁|세)|(?<!\p{L})age(?!\p{L})|alter bestätig|volljähr/iu;

export type OverlayAnswer = 'reject' | 'close' | 'accept';

/** Whether an overlay is one that asks for consent or age. */
export function asksConsent(text: string): boolean {
  return CONSENT.test(text) || AGE.test(text);
}

/** How a button of an overlay would answer it. */
export function overlayAnswer(label: string): OverlayAnswer | undefined {
  if (REJECT.test(label)) return 'reject';
  if (CLOSE.test(label)) return 'close';
  return ACCEPT.test(label) ? 'accept' : undefined;
}

const LESS =
  /(?<!\p{L})(?:less|hide|collapse|fewer|weniger|ausblenden|verbergen|zuklappen|einklappen|moins|masquer|réduire|menos|ocultar|meno|nascondi|mniej|ukryj|zwiń|méně|skrýt|sbalit|minder|verberg|mindre|skjul|dölj|piilota|kevesebb|elrejt|gizle|sembunyikan)(?!\p{L})|скрыть|свернуть|меньше|сховати|згорнути|收起|隐藏|隱藏|閉じる|隠す|접기|숨기|إخفاء|أقل/iu;

/** "Less", "hide" in some language. */
export function saysLess(text: string): boolean {
  return LESS.test(text);
}
