import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Explore the parts of a chart',
  height: [1070, 509],
  excerpt: ['<ChartsWrapper', '</ChartsWrapper>'],
});
