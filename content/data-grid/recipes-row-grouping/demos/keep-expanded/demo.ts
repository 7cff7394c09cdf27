import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep groups expanded when rows change',
  height: 481,
  excerpt: ['React.useEffect', ');'],
});
