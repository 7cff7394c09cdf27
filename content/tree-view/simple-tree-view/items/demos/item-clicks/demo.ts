import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the last clicked item', height: 140 });
