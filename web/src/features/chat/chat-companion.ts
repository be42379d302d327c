/** What a chat shows of the companion one talks with; missing colours become the brand's. */
export type ChatCompanion = {
  id: string;
  name: string;
  tagline: string;
  imageUrl: string;
  gradientFrom: string | null;
  gradientTo: string | null;
};
