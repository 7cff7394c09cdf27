import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts in a row above the calendar',
  height: [456, 416],
  excerpt: ['sx={{', '        }}'],
});
