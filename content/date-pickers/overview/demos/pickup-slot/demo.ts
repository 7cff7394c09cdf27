import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose a time from a list',
  height: 274,
  excerpt: ['const opening', 'const closing', '<DigitalClock', '        />'],
});
