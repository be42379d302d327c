/** Nobody here is human (D-15). It stays beside the companion's name while the chat is open. */
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
