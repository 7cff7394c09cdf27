/** An in-house ad (specification §3). */
interface InHouseAd {
  name: string;
  link: string;
  img: string;
  /** HTML, filtered by the same allowlist as the descriptions of network ads. */
  description: string;
  poweredby: string;
  label: string;
}

/** Descriptions must fit into the reserved space on the narrowest screen. */
interface Draft {
  name: string;
  link: string;
  description: Readonly<Record<'en' | 'zh', string>>;
}

const DRAFTS: readonly Draft[] = [
  {
    name: 'templates',
    link: 'https://mui.com/store/',
    description: {
      en: '<b>Templates</b> - Start from a finished dashboard, source included.',
      zh: '<b>模板</b> - 从完整的仪表盘开始，附带源代码。',
    },
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/#themes',
    description: {
      en: '<b>Themes</b> - One look for every component, ready to install.',
      zh: '<b>主题</b> - 让每个组件外观统一，安装即用。',
    },
  },
  {
    name: 'tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    description: {
      en: '<b>Tidelift</b> - Pay the maintainers your project depends on.',
      zh: '<b>Tidelift</b> - 资助您的项目所依赖的维护者。',
    },
  },
  {
    name: 'figma',
    link: 'https://mui.com/store/items/figma-react/',
    description: {
      en: '<b>Figma kit</b> - These components as design files, with variants.',
      zh: '<b>Figma 套件</b> - 这些组件的设计文件，含变体。',
    },
  },
];

/** The four in-house ads in the language of the page, with English as the fallback. */
export function inHouseAds(language: string): readonly InHouseAd[] {
  return DRAFTS.map(({ name, link, description }) => ({
    name,
    link: withCampaign(link, name),
    img: `/static/ads-in-house/${name}.svg`,
    description: language === 'zh' ? description.zh : description.en,
    poweredby: 'MUI',
    label: `in-house-${name}`,
  }));
}

/** Picks one of the ads with equal probability. */
export function pickInHouseAd(language: string, roll: number): InHouseAd {
  const ads = inHouseAds(language);
  const picked = ads[Math.floor(roll * ads.length)] ?? ads[0];
  if (!picked) throw new Error('The list of in-house ads must not be empty.');
  return picked;
}

function withCampaign(link: string, name: string) {
  const url = new URL(link);
  url.searchParams.set('utm_source', 'docs');
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', `in-house-${name}`);
  return url.href;
}
