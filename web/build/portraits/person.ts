import type { Light } from './kit.ts';

export const expressions = ['calm', 'delighted', 'thoughtful', 'concerned'] as const;
export type Expression = (typeof expressions)[number];

/** A head in its own coordinates: y 0 is the eye line, the chin is near y 180, and the face is turned to the right. */
export type DrawHead = (expression: Expression, light: Light) => string;

/** One person in their place. Drawn in this order: scene, body, head, what stands in front, air. */
export type Person = {
  id: string;
  /** The two colors behind the small face. */
  colors: readonly [from: string, to: string];
  light: Light;
  /** Where the middle of the eyes is, and the head's tilt in degrees. */
  at: readonly [x: number, y: number];
  tilt: number;
  scale: number;
  /** The head narrower or wider than its scale. */
  wide?: number;
  /** Turns the head to the left. */
  mirrored?: boolean;
  /** The shoulders against the tilt of the head, in degrees, and how slim they are. */
  lean?: number;
  slim?: number;
  /** The square around head and collar that a small picture shows: x, y, size. */
  faceBox: readonly [x: number, y: number, size: number];
  /**
   * Moves the whole picture sideways so that the middle of it, which is all that a narrow card shows, has the hands and
   * the telling object. The scene is drawn wide enough.
   */
  shift?: number;
  head: DrawHead;
  scene: (light: Light) => string;
  body: (light: Light) => string;
  /** Arms, hands and what lies in front of the figure. */
  over: (light: Light) => string;
  /** The light in the air over figure and scene. */
  air: () => string;
};
