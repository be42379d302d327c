import type { CareTexts } from './language.ts';

export const chinese: CareTexts = {
  call: '拨打 {number}',
  text: '发短信到 {number}',
  textWord: '发送 {word} 到 {number}',
  title: '你不必独自承受这一切',
  titleOf: {
    immediate_danger: '先到安全的地方',
    harm_to_others: '在事情发生之前，先和人谈谈',
    minor: '你可以找他们聊聊',
  },
  about: {
    suicide: '这件事需要一个人来听，而我只是一个程序。有些人正是为此守在那里，现在就会听你说：',
    self_harm: '伤害自己，有时是在熬过说不出口的痛。这些人明白，也不会评判你：',
    eating_disorder: '吃东西有时会变成别人看不见的挣扎。这些人了解它，也不会评判你：',
    abuse: '谁都没有权利伤害你，这不是你的错。这些人会相信你，和你一起想接下来怎么办：',
    immediate_danger: '如果可以，请到安全的地方再打电话。这些人也能帮你：',
    harm_to_others: '在有人受伤之前，可以先把这些说出来。接电话的人听过类似的话，打这个电话是对的：',
    minor: '这里的聊天只面向成年人，所以你的聊天暂时停下了。如果心里有事，这些人会认真听你说：',
  },
  worrying: { title: '如果越来越难受', text: '想找人说说，不需要什么特别的理由：' },
  forOthers: '担心别人？你也可以为他们打电话。',
  danger: '现在有危险：',
  elsewhere: '其他国家和地区的热线',
  kept: '这张卡片会留在你们的对话里。这条消息不计次数。',
  notSent: '这条没有发出。你写的话还在输入框里。',
};
