import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One column of each type',
  height: 270,
  excerpt: ["{ field: 'price'", '},', "{ field: 'insured'", '},'],
});
