import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A line with a caption and its values as text',
  height: [332, 308],
  excerpt: ['<figure', '</figure>'],
});
