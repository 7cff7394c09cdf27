import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the last expanded or collapsed item', height: 170 });
