type ContactLineProps = {
  name: string;
  /** A number to call or a word to text. */
  contact: string;
  /** The website; another kind of address, such as a phone number, is not shown. */
  url: string;
};

/** One contact in a list. */
export function ContactLine({ name, contact, url }: ContactLineProps) {
  return (
    <li className="border-l-3 border-accent pl-3">
      <p className="font-semibold">{name}</p>
      <p className="text-lg">{contact}</p>
      {url.startsWith('https://') && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block py-0.5 text-accent underline wrap-anywhere"
        >
          {new URL(url).hostname}
        </a>
      )}
    </li>
  );
}
