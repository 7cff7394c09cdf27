import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Units in the tooltip',
  height: 260,
  excerpt: ['function UnitTooltip', '}'],
});
