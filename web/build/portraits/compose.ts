import { lightness, mix, recolor, tint, vivid } from './color.ts';
import { glow, gradient, group, startPicture, svg } from './kit.ts';
import type { Expression, Person } from './person.ts';

const width = 960;
const height = 1200;
const canvas = `0 0 ${width} ${height}`;

export type Theme = 'light' | 'dark';

/** The half-length picture in its scene. */
export function drawPortrait(person: Person, expression: Expression, theme: Theme): string {
  startPicture();
  const scene = person.scene(person.light);
  const drawn = figure(person, expression);
  const graded = theme === 'light' ? scene + drawn : recolor(scene, nightScene) + recolor(drawn, nightFigure);
  return svg(shifted(person, graded + person.air()), canvas);
}

/** How large scene and figure are in a wide picture: only together they would fill one of another shape. */
const wideScene = 1.25;
const wideFigure = 0.6;

/** Where the shown part of the scene begins, and where the figure is cut off below. */
const wideTop = 190;
const wideBottom = 1165;

/** The whole figure before a larger scene, 1200 x 630: no hair is cut, and the object that tells the trade is there. */
export function drawWidePortrait(person: Person): string {
  startPicture();
  const scene = group(person.scene(person.light), `translate(0 ${-wideTop * wideScene}) scale(${wideScene})`);
  // The head keeps its place beside the light.
  const left = (person.at[0] + (person.shift ?? 0)) * wideScene - person.at[0] * wideFigure;
  const placed = `translate(${left.toFixed(1)} ${630 - wideBottom * wideFigure}) scale(${wideFigure})`;
  return svg(scene + group(figure(person, 'calm'), placed), '0 0 1200 630');
}

/** Head and collar on the person's two colors, for circles smaller than 160 px. */
export function drawFace(person: Person, expression: Expression): string {
  startPicture();
  const [from, to] = person.colors;
  const [x, y] = person.at;
  const [lightX, lightY] = person.light;
  const [left, top, size] = person.faceBox;
  const background = gradient(`M0 0H${width}V${height}H0Z`, `0 ${from}, 1 ${to}`, [0, 0.15, 0, 0.55]);
  const halo = glow(x + lightX * 150, y + lightY * 150, 260, '#fff6e0', 0.75);
  return svg(background + halo + figure(person, expression), `${left} ${top} ${size} ${size}`);
}

/** The scene alone, so close to the page's color that text on it stays readable. */
export function drawFaintScene(person: Person, theme: Theme): string {
  startPicture();
  const change = theme === 'light' ? faintOnPaper(person.colors[0]) : faintAtNight;
  return svg(shifted(person, recolor(person.scene(person.light), change)), canvas);
}

function shifted({ shift = 0 }: Person, drawing: string): string {
  return shift === 0 ? drawing : group(drawing, `translate(${shift} 0)`);
}

function figure(person: Person, expression: Expression): string {
  const { light, at, tilt, scale, wide = 1, mirrored = false, lean = 0, slim = 1 } = person;
  const flip = mirrored ? -1 : 1;
  const body = group(
    person.body(light),
    `translate(${(480 * (1 - slim)).toFixed(1)} 0) scale(${slim} 1) rotate(${lean} 480 1000)`,
  );
  const head = group(
    person.head(expression, [light[0] * flip, light[1]]),
    `translate(${at[0]} ${at[1]}) rotate(${tilt}) scale(${(scale * flip * wide).toFixed(3)} ${scale})`,
  );
  return body + head + person.over(light);
}

/** Darks and middle tones sink into violet, lights keep burning. */
function nightScene(color: string): string {
  const burning = Math.min(1, Math.max(0, (lightness(color) - 0.72) / 0.22)) * 0.9;
  return mix(mix(vivid(tint(color, [0.54, 0.46, 0.68]), 1.25), '#2b1553', 0.16), color, burning);
}

/** A figure at night is about a fifth darker; its lights stay. */
function nightFigure(color: string): string {
  return mix(tint(color, [0.76, 0.7, 0.84]), color, lightness(color) ** 2);
}

/** The colors of the page behind the chat: `--color-surface` of theme.css. */
const paper = '#faf4ec';
const night = '#171122';

/** The darker a color, the farther it is from the paper, and never so far that muted text loses its contrast. */
function faintOnPaper(own: string): (color: string) => string {
  return (color) => mix(paper, mix(own, color, 0.4), (1 - lightness(color)) * 0.21);
}

function faintAtNight(color: string): string {
  return mix(night, color, 0.04 + lightness(color) * 0.16);
}
