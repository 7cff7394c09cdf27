import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Bars without axes', height: 80 });
