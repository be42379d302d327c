/** Said while the model of somebody's own machine is loaded (R-COST-06). */
export const warmingUpText = 'The model on your computer is warming up. The first reply can take a minute.';

/** What is said of a reply that another model writes than the one the chat keeps (R-SELF-03, R-COST-04). */
export const standInText = (name: string, model: string): string =>
  `${name}'s usual model did not answer. ${model} is standing in for this reply.`;

/** Says so below the reply, and where it is awaited. */
export function AnsweredBy({ name, model }: { name: string; model: string }) {
  return <p className="px-1 pt-1 text-xs text-muted wrap-anywhere">{standInText(name, model)}</p>;
}
