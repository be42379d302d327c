/** Whether everybody's first guesses include this password; its case makes it no better (R-PROD-14). */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { default: words } = await import('virtual:common-passwords');
  return words.includes(password.toLowerCase());
}
