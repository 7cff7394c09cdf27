import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the status of an item', height: 96 });
