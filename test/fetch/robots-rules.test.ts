import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRobots, productToken } from '../../src/fetch/robots-rules.ts';

function allows(robots: string, path: string, agent = 'Skein/0.1 (+https://who.example/)'): boolean {
  return parseRobots(robots, agent).isAllowed(path);
}

describe('the examples of RFC 9309', () => {
  test('5.1: groups, longest match, wildcards', () => {
    const robots = [
      'User-Agent: *',
      'Disallow: *.gif$',
      'Disallow: /example/',
      'Allow: /publications/',
      '',
      'User-Agent: foobot',
      'Disallow:/',
      'Allow:/example/page.html',
      'Allow:/example/allowed.gif',
      '',
      'User-Agent: barbot',
      'User-Agent: bazbot',
      'Disallow: /example/page.html',
      '',
      'User-Agent: quxbot',
      '',
      'EOF',
    ].join('\n');
    expect(allows(robots, '/a/b.gif')).toBe(false);
    expect(allows(robots, '/a/b.gif?x')).toBe(true);
    expect(allows(robots, '/example/x')).toBe(false);
    expect(allows(robots, '/publications/x')).toBe(true);
    expect(allows(robots, '/example/page.html', 'foobot')).toBe(true);
    expect(allows(robots, '/example/allowed.gif', 'FooBot/2.1')).toBe(true);
    expect(allows(robots, '/example/disallowed.gif', 'foobot')).toBe(false);
    for (const bot of ['barbot', 'bazbot']) {
      expect(allows(robots, '/example/page.html', bot)).toBe(false);
      expect(allows(robots, '/example/other.html', bot)).toBe(true);
    }
    expect(allows(robots, '/example/page.html', 'quxbot')).toBe(true);
  });

  test('5.2: the longest match wins', () => {
    const robots = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif';
    expect(allows(robots, '/example/page/', 'foobot')).toBe(true);
    expect(allows(robots, '/example/page/disallowed.gif', 'foobot')).toBe(false);
  });

  test('2.2.1: groups that name the same agent are one', () => {
    const robots =
      'user-agent: Skein\ndisallow: /x\ndisallow: /y\n\nuser-agent: other\ndisallow: /\n\nUSER-AGENT: skein\ndisallow: /z';
    expect(['/x', '/y', '/z', '/a'].map((path) => allows(robots, path))).toEqual([false, false, false, true]);
  });

  test('2.2.2: percent-encoding', () => {
    const rule = (path: string) => `User-agent: *\nDisallow: ${path}`;
    expect(allows(rule('/foo/bar?baz=quz'), '/foo/bar?baz=quz')).toBe(false);
    expect(allows(rule('/foo/bar/ツ'), '/foo/bar/%E3%83%84')).toBe(false);
    expect(allows(rule('/foo/bar/%E3%83%84'), '/foo/bar/%e3%83%84')).toBe(false);
    expect(allows(rule('/foo/bar/%62%61%7A'), '/foo/bar/baz')).toBe(false);
    expect(allows(rule('/~joe'), '/%7ejoe/a')).toBe(false);
    expect(allows(rule('/a%2Fb'), '/a/b')).toBe(true);
    expect(allows(rule('/a%2fb'), '/a%2Fb')).toBe(false);
    expect(allows(rule('/100%'), '/100%25')).toBe(false);
  });

  test('2.2.3: special characters', () => {
    const rule = (path: string) => `User-agent: *\nDisallow: ${path}`;
    expect(allows(rule('/path/file-with-a-%2A.html'), '/path/file-with-a-%2a.html')).toBe(false);
    expect(allows(rule('/path/file-with-a-%2A.html'), '/path/file-with-a-x.html')).toBe(true);
    expect(allows(rule('/this/path/exactly$'), '/this/path/exactly')).toBe(false);
    expect(allows(rule('/this/path/exactly$'), '/this/path/exactly/not')).toBe(true);
    expect(allows(rule('/this/*/exactly'), '/this/long/path/exactly?x')).toBe(false);
    expect(allows(rule('/a$b'), '/a$bc')).toBe(false);
    expect(allows(rule('*'), '/')).toBe(false);
    expect(allows(rule('/*/*/x$'), '/a/x/x')).toBe(false);
    expect(allows(rule('/a*a$'), '/a')).toBe(true);
  });
});

describe('parseRobots', () => {
  test('lets allow win when both match equally well', () => {
    expect(allows('User-agent: *\nDisallow: /page\nAllow: /page', '/page')).toBe(true);
    expect(allows('User-agent: *\nAllow: /page\nDisallow: /page', '/page')).toBe(true);
  });

  test('compares paths with case, agents and keys without', () => {
    const robots = 'uSeR-aGeNt: SKEIN\ndISALLOW: /Private';
    expect(allows(robots, '/Private')).toBe(false);
    expect(allows(robots, '/private')).toBe(true);
  });

  test('knows itself by the whole product token only', () => {
    expect(productToken('Skein/0.1 (+x)')).toBe('skein');
    expect(allows('User-agent: SkeinBot\nDisallow: /', '/a')).toBe(true);
    expect(allows('User-agent: Ske\nDisallow: /', '/a')).toBe(true);
    expect(allows('User-agent: Skein 0.1\nDisallow: /', '/a')).toBe(false);
  });

  test('uses the group for everyone only when none names it', () => {
    const robots = 'User-agent: *\nDisallow: /\n\nUser-agent: skein\nDisallow: /x';
    expect(allows(robots, '/a')).toBe(true);
    expect(allows(robots, '/a', 'other')).toBe(false);
  });

  test('takes an empty disallow as no rule, and no group as no rules', () => {
    expect(allows('User-agent: *\nDisallow:', '/a')).toBe(true);
    expect(allows('Disallow: /', '/a')).toBe(true);
    expect(allows('', '/a')).toBe(true);
    expect(allows('<html><body>Not found: sorry</body></html>', '/a')).toBe(true);
  });

  test('always allows robots.txt itself', () => {
    expect(allows('User-agent: *\nDisallow: /', '/robots.txt')).toBe(true);
  });

  test('reads comments, odd line ends, a byte order mark and spaces around colons', () => {
    const robots =
      '\ufeff# hello\rUser-agent : * # all\r\n  Disallow : /a # not this\n\nDisallow: /b\n#Disallow: /c';
    expect(['/a', '/b', '/c'].map((path) => allows(robots, path))).toEqual([false, false, true]);
  });

  test('does not let a sitemap line end a list of agents', () => {
    const rules = parseRobots(
      'User-agent: a\nSitemap: https://a.example/s.xml\nUser-agent: skein\nDisallow: /',
      'skein',
    );
    expect(rules.isAllowed('/x')).toBe(false);
    expect(rules.sitemaps).toEqual(['https://a.example/s.xml']);
    expect(
      parseRobots('User-agent: a\nSitemap: /s.xml\nUser-agent: skein\nDisallow: /', 'a').isAllowed('/x'),
    ).toBe(false);
  });

  test('tells the crawl-delay of its own group', () => {
    const robots = 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: skein\nCrawl-delay: 0.5\nDisallow:';
    expect(parseRobots(robots, 'skein').crawlDelaySeconds).toBe(0.5);
    expect(parseRobots(robots, 'x').crawlDelaySeconds).toBe(10);
    expect(parseRobots('User-agent: *\nCrawl-delay: soon', 'x').crawlDelaySeconds).toBeUndefined();
  });

  test('matches as a regular expression of the same meaning would', () => {
    const letters = fc.constantFrom('a', 'b', '/', '*', '$');
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 8 }),
        fc.array(fc.constantFrom('a', 'b', '/', '$'), { maxLength: 10 }),
        (pattern, rest) => {
          const rule = `/${pattern.join('')}`;
          const path = `/${rest.join('')}`;
          const isAnchored = rule.endsWith('$');
          const body = isAnchored ? rule.slice(0, -1) : rule;
          const source = body.replace(/[$]/g, '\\$').replace(/\*/g, '.*');
          const expected = new RegExp(`^${source}${isAnchored ? '$' : ''}`).test(path);
          expect(allows(`User-agent: *\nDisallow: ${rule}`, path)).toBe(!expected);
        },
      ),
      { seed: 11, numRuns: 3000 },
    );
  });

  test('answers in microseconds however many rules there are', () => {
    const literal = Array.from({ length: 10_000 }, (_, i) => `Disallow: /${'a'.repeat(i % 9)}/${i}`);
    const nested = Array.from({ length: 500 }, (_, i) => `Allow: /${'b'.repeat(i)}`);
    const exact = Array.from({ length: 2_000 }, (_, i) => `Disallow: /x${i}$`);
    const rules = parseRobots(['User-agent: *', ...literal, ...nested, ...exact].join('\n'), 'skein');
    expect(rules.isAllowed('/aaaa/13')).toBe(false);
    expect(rules.isAllowed('/aaaaa/13')).toBe(true);
    expect(rules.isAllowed('/x77')).toBe(false);
    expect(rules.isAllowed('/x77/')).toBe(true);
    const paths = Array.from({ length: 2_000 }, (_, i) => `/${'b'.repeat(i % 500)}c/${i}.html`);
    const started = performance.now();
    for (const path of paths) rules.isAllowed(path);
    expect((performance.now() - started) / paths.length).toBeLessThan(0.05);
  });

  test('reads the first 500 KiB, and no line that this cuts', () => {
    const many = `User-agent: *\n${'Crawl-delay: 1\nUser-agent: *\n'.repeat(200_000)}`;
    expect(parseRobots(many, 'skein').crawlDelaySeconds).toBe(1);
    const head = 'User-agent: *\nDisallow: /first\n';
    for (const filler of ['#', '#é']) {
      const line = `${filler.repeat(2000)}\n`;
      const lines = Math.floor((500 * 1024 - head.length - 12) / Buffer.byteLength(line));
      const start = head + line.repeat(lines);
      const left = 500 * 1024 - Buffer.byteLength(start);
      const cut = `${start}${'#'.repeat(left - 12)}\nDisallow: /private\n`;
      expect(allows(cut, '/public')).toBe(true);
      expect(allows(cut, '/first')).toBe(false);
    }
  });

  test('is quick on hostile files', () => {
    const started = performance.now();
    const stars = `User-agent: *\nDisallow: /${'*a'.repeat(2000)}$\n`;
    expect(allows(stars, `/${'a'.repeat(2500)}b`)).toBe(true);
    parseRobots(`${' '.repeat(250_000)}:${' '.repeat(250_000)}`, 'skein');
    parseRobots('#'.repeat(500_000), 'skein');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
