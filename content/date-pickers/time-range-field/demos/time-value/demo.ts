import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Combine the times with a date',
  height: 96,
  excerpt: ['const eventDay', ';', '<SingleInputTimeRangeField', '/>'],
});
