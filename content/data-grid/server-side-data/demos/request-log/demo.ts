import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Log the parameters of each request',
  height: [621, 570],
  excerpt: ['getRows: async (params)', '},'],
});
