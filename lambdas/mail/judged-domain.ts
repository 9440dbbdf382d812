/** The domain that SES has judged. Apart from the reading of mails, which functions that only hear of mail do without. */

/** `Authentication-Results: amazonses.com; … dmarc=pass header.from=example.org;`: SES puts its own on top. */
export function judgedDomain(field: string): string | null {
  if (!/^amazonses\.com\b/i.test(field)) return null;
  return /\bdmarc=\w+[^;]*\sheader\.from=([^\s;]+)/i.exec(field)?.[1]?.toLowerCase() ?? null;
}
