import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A total of the filtered rows',
  height: 424,
  excerpt: ['React.useEffect(', ');'],
});
