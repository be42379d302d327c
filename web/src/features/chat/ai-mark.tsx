/** Stands beside the companion's name as long as the chat is open: nobody here is human (D-15). */
export function AiMark() {
  return (
    <abbr
      title="Artificial intelligence"
      className="shrink-0 rounded-sm border border-current px-1.5 text-xs leading-5 font-bold tracking-wider no-underline"
    >
      AI
    </abbr>
  );
}
