import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save grid settings from a toolbar menu',
  height: 424,
  picture: 'Settings',
  excerpt: [
    'function saveSettings',
    '}',
    'density={settings',
    'showColumnVerticalBorder',
  ],
});
