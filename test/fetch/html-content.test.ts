import { describe, expect, test } from 'vitest';
import { htmlByType, looksLikeHtml } from '../../src/fetch/html-content.ts';

describe('htmlByType', () => {
  test.each([
    ['text/html', 'yes'],
    ['Text/HTML; Charset=utf-8', 'yes'],
    ['application/xhtml+xml', 'yes'],
    ['text/plain', 'no'],
    ['application/pdf', 'no'],
    ['image/png', 'no'],
    ['application/json; charset=utf-8', 'no'],
    ['', 'unknown'],
    ['html', 'unknown'],
    [undefined, 'unknown'],
  ])('%s: %s', (type, expected) => {
    expect(htmlByType(type)).toBe(expected);
  });
});

describe('looksLikeHtml', () => {
  test.each([
    '<!DOCTYPE html><html>',
    '\n\n  <html lang=de>',
    '\ufeff<!doctype HTML PUBLIC>',
    '<!-- saved page --><html>',
    '<?xml version="1.0"?>\n<!DOCTYPE html><html xmlns="x">',
    '<table border=0>',
    '<p>',
  ])('%j does', (start) => {
    expect(looksLikeHtml(Buffer.from(start))).toBe(true);
  });

  test('UTF-16 with a byte order mark does', () => {
    expect(looksLikeHtml(Buffer.from('\ufeff<html>', 'utf16le'))).toBe(true);
  });

  test.each([
    '{"a":1}',
    'GIF89a',
    '%PDF-1.7',
    '<rss version="2.0">',
    '<?xml version="1.0"?><rss>',
    '<pre-release',
    'plain',
    '',
  ])('%j does not', (start) => {
    expect(looksLikeHtml(Buffer.from(start))).toBe(false);
  });
});
