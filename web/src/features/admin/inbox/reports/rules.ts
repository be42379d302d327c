/** What the reasons of a report are called; the words are those the table `reports` knows. */
export const reasonLabels: Record<string, string> = {
  sexual: 'Sexual content',
  minor: 'Somebody under 18',
  self_harm: 'Self-harm or suicide',
  hate: 'Hate or violence',
  therapist: 'Acts as a therapist or doctor',
  human_claim: 'Claims to be human',
  other: 'Something else',
};

/** The longest note a report takes. */
export const NOTE_MAX_LENGTH = 2000;
