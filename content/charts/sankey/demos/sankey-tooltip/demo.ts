import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tooltip with units',
  height: 260,
  excerpt: ['function UnitTooltip', '}'],
});
