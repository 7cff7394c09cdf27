import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group titles use renderCell',
  height: 372,
  excerpt: ['renderCell:', 'value != null'],
});
