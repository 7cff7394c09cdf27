import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One moment in three time zones',
  height: 236,
  excerpt: ['{zones.map', '        ))}'],
});
