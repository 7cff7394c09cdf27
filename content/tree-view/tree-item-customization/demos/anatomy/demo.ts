import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'The parts of an item', height: 160 });
