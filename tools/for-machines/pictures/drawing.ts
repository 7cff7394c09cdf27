import { PICTURE_SIZE } from '#model/machine-files';
import { type Measure, wrapText } from './wrapText.ts';

/** The text on a social image. */
export interface PictureText {
  /** Product or site name: "Data Grid", "MUI X". */
  section: string;
  title: string;
  description: string;
  /** "Pro" or "Premium"; `undefined` for the community plan. */
  plan?: string | undefined;
  /** The address of a picture of a demo on the page. */
  demo?: string | undefined;
}

export interface Fonts {
  title: (size: number) => Measure;
  description: (size: number) => Measure;
}

const MARGIN = 80;
/** The picture of a demo stands on the right, beside narrower text. */
const DEMO = { x: 676, y: 176, width: 480, height: 320 } as const;
const GAP = 56;
const TITLE_SIZES = [76, 64, 52] as const;
const NARROW_TITLE_SIZES = [56, 48, 40] as const;
const TITLE_LINES = 2;
const DESCRIPTION_SIZE = 32;
const DESCRIPTION_LINES = 3;
const NARROW_DESCRIPTION_LINES = 4;
const NARROW_TITLE_LINES = 3;
const DESCRIPTION_STEP = 46;
/** Text is aligned to the bottom of the image, regardless of the number of lines. */
const LAST_BASELINE = PICTURE_SIZE.height - 84;
const COLORS = {
  paper: '#ffffff',
  text: '#1d2330',
  faint: '#4a5264',
  accent: '#0b57d0',
  pro: '#0b57d0',
  premium: '#8a5300',
  line: '#d5d9e0',
};

/** The image as SVG: logo and section at the top, the title in the largest size that fits, the description, a demo. */
export function drawingOf({ section, title, description, plan, demo }: PictureText, fonts: Fonts): string {
  const width = (demo ? DEMO.x - GAP : PICTURE_SIZE.width - MARGIN) - MARGIN;
  const sizes = demo ? NARROW_TITLE_SIZES : TITLE_SIZES;
  const most = demo ? NARROW_TITLE_LINES : TITLE_LINES;
  const size = sizes.find((one) => wrapText(title, width, most + 1, fonts.title(one)).length <= most) ?? sizes[2];
  const titleLines = wrapText(title, width, most, fonts.title(size));
  const lines = wrapText(
    description,
    width,
    demo ? NARROW_DESCRIPTION_LINES : DESCRIPTION_LINES,
    fonts.description(DESCRIPTION_SIZE),
  );
  const descriptionTop = LAST_BASELINE - (lines.length - 1) * DESCRIPTION_STEP;
  const titleTop = descriptionTop - 72 - (titleLines.length - 1) * size * 1.15;
  const planX = 168 + fonts.title(34)(section) + 28;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" viewBox="0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}" font-family="Inter">`,
    `<rect width="100%" height="100%" fill="${COLORS.paper}"/><rect width="100%" height="12" fill="${COLORS.accent}"/>`,
    // The logo of the site, as in its header.
    `<g transform="translate(${MARGIN - 12} 80) scale(3)" fill="none" stroke-width="4.5" stroke-linecap="round"><path stroke="${COLORS.accent}" d="M5 5l14 14"/><path stroke="${COLORS.text}" d="M19 5l-3.6 3.6M8.6 15.4 5 19"/></g>`,
    textElement(168, 128, 34, 700, COLORS.text, section),
    plan ? textElement(planX, 128, 30, 700, plan === 'Premium' ? COLORS.premium : COLORS.pro, plan) : '',
    ...titleLines.map((line, index) =>
      textElement(MARGIN, titleTop + index * size * 1.15, size, 700, COLORS.text, line),
    ),
    ...lines.map((line, index) =>
      textElement(MARGIN, descriptionTop + index * DESCRIPTION_STEP, DESCRIPTION_SIZE, 400, COLORS.faint, line),
    ),
    demo ? demoElement(demo) : '',
    '</svg>',
  ].join('');
}

function textElement(x: number, y: number, size: number, weight: number, color: string, content: string): string {
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(content)}</text>`;
}

function demoElement(address: string): string {
  const { x, y, width, height } = DEMO;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return [
    `<clipPath id="demo"><rect ${box} rx="16"/></clipPath>`,
    `<image ${box} clip-path="url(#demo)" href="${escaped(address)}"/>`,
    `<rect ${box} rx="16" fill="none" stroke="${COLORS.line}" stroke-width="2"/>`,
  ].join('');
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
