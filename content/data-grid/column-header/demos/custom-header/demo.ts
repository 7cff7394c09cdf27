import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Render a header with an icon and a unit',
  height: 372,
  excerpt: ['function UnitHeader', '}'],
});
