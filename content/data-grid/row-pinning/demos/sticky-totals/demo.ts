import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a total of the filtered rows',
  height: 422,
  excerpt: ['React.useEffect(', ');'],
});
