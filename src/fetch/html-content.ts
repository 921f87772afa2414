// Is an answer HTML? By its content type, or by its first bytes when the server does not say.

/** 'unknown': no usable type; look at the first bytes. */
export function htmlByType(contentType: string | undefined): 'yes' | 'no' | 'unknown' {
  if (contentType === undefined) return 'unknown';
  const end = contentType.indexOf(';');
  const type = (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'yes';
  // Both mean "I do not know" (WHATWG MIME sniffing, 7): servers send them for files without an extension.
  if (type === '' || !type.includes('/') || type === 'unknown/unknown') return 'unknown';
  return 'no';
}

/** The tags of WHATWG's table for unknown types, and the ones old forum pages begin with. */
const OPENING =
  /^(?:<!--|<\?xml[^>]*>[\s\S]*<html|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|link|center|form)(?:[\s/>]|$))/i;

/** Whether bytes begin as HTML does: optional BOM, white space, then a known tag or a comment. */
export function looksLikeHtml(start: Buffer): boolean {
  let text = start.subarray(0, 512).toString('latin1');
  if (text.startsWith('\xef\xbb\xbf')) text = text.slice(3);
  else if (text.startsWith('\xff\xfe') || text.startsWith('\xfe\xff'))
    text = text.slice(2).replaceAll('\0', '');
  return OPENING.test(text.trimStart());
}
