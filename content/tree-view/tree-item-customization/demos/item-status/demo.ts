import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Words for the state of an item', height: 96 });
