import { Portrait } from './portrait.tsx';

type OpenedChatProps = {
  name: string;
  imageUrl: string | null;
  gradientFrom: string;
  gradientTo: string;
  /** The first message of the other one; '' when there is none. */
  greeting: string;
  /** The first messages that are suggested; blank ones are left out. */
  openers: readonly string[];
};

/** How a chat looks when it opens: a picture beside the first message, and suggestions below. Nothing responds. */
export function OpenedChat({ name, imageUrl, gradientFrom, gradientTo, greeting, openers }: OpenedChatProps) {
  const suggested = openers.filter((opener) => opener.trim() !== '');
  return (
    <figure aria-label={`How a chat with ${name} opens`} className="flex w-full flex-col gap-3 text-left">
      {greeting.trim() !== '' && (
        <div className="flex items-end gap-2">
          <Portrait src={imageUrl} alt="" from={gradientFrom} to={gradientTo} size="xs" />
          <blockquote
            className="min-w-0 rounded-lg rounded-bl-sm border border-line bg-raised px-4 py-2.5 whitespace-pre-line wrap-anywhere"
            dir="auto"
          >
            {greeting.trim()}
          </blockquote>
        </div>
      )}
      {suggested.length > 0 && (
        <ul aria-label="Suggested first messages" className="flex flex-wrap gap-2 pl-10">
          {suggested.map((opener) => (
            <li
              key={opener}
              className="rounded-md border border-line-strong bg-raised px-3.5 py-2 text-sm font-medium wrap-anywhere"
              dir="auto"
            >
              {opener}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
