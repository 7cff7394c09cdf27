import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a total of the filtered rows',
  height: 424,
  excerpt: ['React.useEffect(', ');'],
});
