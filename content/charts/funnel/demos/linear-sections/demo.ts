import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sections as high as their values',
  height: 320,
  excerpt: ['<FunnelChart', '/>'],
});
