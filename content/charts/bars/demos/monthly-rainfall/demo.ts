import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'One bar for each month', height: 300 });
