import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move or hide the legend',
  height: [405, 376],
  excerpt: ['<FunnelChart', '/>'],
});
