import { circle, clip, glow, gradient, rect, shape, stroke } from '../kit.ts';

export function radioStudio(): string {
  let drawing = rect(0, 0, 960, 1200, 0, '#1f6f7c');
  // lake at six, and the train that passes the studio
  const win = 'M40 70H720V800H40Z';
  drawing += clip(
    win,
    gradient(win, '0 #8fe6d8, 0.45 #d8f7e2, 0.6 #fff3cf') +
      glow(210, 470, 420, '#fffbe0', 0.95) +
      circle(210, 470, 66, '#fffdf0') +
      shape('M40 512H720V660H40Z', '#6fcdd2') +
      stroke('M70 540H330M120 566H300M60 592H260M150 618H280', '#f4fff0', 9, 0.85) +
      shape(
        'M400 520V330H452V290H476V330H500V250H560V520ZM584 520V180H610V150H628V180H660V520ZM676 520V300H730V520Z',
        '#5fb3bd',
      ) +
      shape('M500 520V400H590V520ZM640 520V360H740V520Z', '#3f93a2') +
      stroke('M604 150V96M634 150V110', '#5fb3bd', 5) +
      // water tank on legs
      stroke('M118 512L106 420M160 512L172 420M139 512V420', '#3f93a2', 7) +
      shape('M96 424V350L139 318L182 350V424Z', '#3f93a2') +
      // the elevated line
      shape('M40 640H720V676H40Z', '#24566b') +
      stroke(
        'M40 690L110 676L180 690L250 676L320 690L390 676L460 690L530 676L600 690L670 676L720 688',
        '#24566b',
        8,
      ) +
      rect(90, 690, 24, 130, 0, '#24566b') +
      rect(420, 690, 24, 130, 0, '#24566b') +
      shape('M120 540H740V640H112C106 600 108 560 120 540Z', '#e8f0ec') +
      shape('M112 612H740V626H112Z', '#e0593f') +
      rect(128, 558, 30, 38, 5, '#24566b') +
      [180, 246, 336, 404, 472, 540, 608, 676].map((x) => rect(x, 558, 48, 38, 5, '#ffd98a')).join('') +
      rect(120, 540, 620, 8, 0, '#ffffff'),
  );
  drawing += stroke('M40 70H720V800H40ZM380 70V500', '#174f60', 24) + stroke('M55 86V786', '#c9fff0', 6, 0.8);
  // acoustic panels, the red light
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 2; j++)
      drawing +=
        shape(`M${756 + j * 110} ${90 + i * 150}h96v136h-96z`, '#185a69') +
        shape(`M${756 + j * 110} ${90 + i * 150}h96l-96 136z`, '#2a8792');
  drawing += circle(700, 40, 15, '#ff6a50') + glow(700, 40, 90, '#ff6a50', 0.6);
  drawing +=
    shape('M740 300L980 470V700L740 520ZM740 560L980 740V1000L740 800Z', '#fff0b4', 0.5) +
    shape('M40 800H720L980 1060V1240H300Z', '#fff3c0', 0.2);
  return drawing;
}
